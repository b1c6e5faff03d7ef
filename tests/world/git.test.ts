import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEarlierState } from '../../review/gather/states.ts';
import { git } from '../../core/disk/git.ts';
import { createHistoryDates } from '../../snapshots/plan/page-dates.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Makes a repository that git takes for another user's, as in a container. */
function foreignRepository() {
  const { root, pathOf } = temporaryFolder();
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  onTestFinished(() => void vi.unstubAllEnvs());
  return { root, pathOf };
}

const words =
  /^git: fatal: detected dubious ownership in repository at '[^']+'[^]*git config --global --add safe\.directory /;

test("git's own message and remedy are shown when git refuses another user's repository", () => {
  const { root, pathOf } = foreignRepository();
  expect(() => git(root, ['rev-parse', 'HEAD'])).toThrow(words);
  expect(() =>
    createHistoryDates(() => undefined, pathOf('manifest.json')),
  ).toThrow(words);
  for (const against of [undefined, 'HEAD'])
    expect(() => readEarlierState({ root, against })).toThrow(words);
});

test("git's own error message is shown for a worktree whose repository is out of reach", () => {
  const { root, write } = temporaryFolder();
  write('.git', 'gitdir: /nowhere/.git/worktrees/a\n');
  for (const against of [undefined, 'HEAD'])
    expect(() => readEarlierState({ root, against })).toThrow(/^git: fatal: /);
});

test('a manifest of another form, as an earlier version wrote it, is compared with nothing and stops no review', () => {
  const { root, write } = temporaryFolder();
  const run = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args],
      {
        cwd: root,
      },
    );
  run('init', '--quiet');
  write(
    'snapshots/manifest.json',
    '{"site":{},"pages":[{"headings":["2 Cost"]}]}',
  );
  write('snapshots/words.txt', '');
  run('add', '.');
  run('commit', '--quiet', '--message', 'pages');
  expect(readEarlierState({ root, against: 'HEAD' })).toMatchObject({
    reason: expect.stringMatching(
      /^snapshots\/manifest\.json at \w+ has another form: nothing can be compared$/,
    ),
  });
});

test('git() returns undefined for a folder without a repository, or for an unknown commit', () => {
  const { root } = temporaryFolder();
  expect(git(root, ['rev-parse', 'HEAD'])).toBeUndefined();
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  expect(git(root, ['rev-parse', '--verify', 'none'])).toBeUndefined();
});
