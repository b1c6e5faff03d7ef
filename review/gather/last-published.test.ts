import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { manifestFile } from '../../core/disk/committed-files.ts';
import { nameOf } from '../../core/disk/project-paths.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readPublished, recordPublished } from './last-published.ts';
import { readEarlierState } from './states.ts';

/** Makes a repository whose only branch is not called main. */
function repository() {
  const { root, write } = temporaryFolder();
  const git = (...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args],
      { cwd: root },
    );
  const commit = (paths: readonly string[]) => {
    const pages = paths.map((path) => ({
      path,
      robots: path === '/404' ? 'noindex' : 'index',
    }));
    write(nameOf(manifestFile), JSON.stringify({ pages }));
    git('add', '--all');
    git('commit', '--quiet', '--message=A');
  };
  git('init', '--quiet', '--initial-branch=trunk');
  commit(['/', '/services', '/404']);
  return { root, commit };
}

test('the pages that were public are those of the commit that was published last', async () => {
  const { root, commit } = repository();
  expect(await readPublished(root, undefined)).toEqual([]);
  recordPublished(root);
  commit(['/']);
  expect(await readPublished(root, undefined)).toEqual(['/', '/services']);
});

test('a project whose branch has another name than main is compared with its last commit', () => {
  const { root } = repository();
  expect(readEarlierState({ root, against: undefined })).toMatchObject({
    from: expect.stringMatching(/^where this branch began \(/),
  });
});
