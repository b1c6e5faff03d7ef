import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { parseDate, readPageDates, createHistoryDates } from './page-dates.ts';

test('--date accepts only year, month and day, as in 2026-11-22, or the word history', () => {
  expect(parseDate('2026-11-22')).toBe('2026-11-22');
  expect(parseDate(undefined)).toBe('');
  expect(parseDate('history')).toBe('history');
  for (const text of ['22.11.2026', '2026-13-01', '2026-02-30', 'today', ''])
    expect(() => parseDate(text), text).toThrow(/^--date: /);
});

test('the date of a page comes from the manifest, or from the last build if the manifest cannot be read', () => {
  const { write, pathOf, remove, makeFolder } = temporaryFolder();
  const entry = { path: '/services', contentHash: 'a1' };
  const lastBuilt = [{ ...entry, changed: '2026-01-01' }];
  const dateNow = (contentHash = 'a1', date = '') =>
    readPageDates(
      date,
      lastBuilt,
      pathOf('manifest.json'),
    )({ ...entry, contentHash } as never);
  write(
    'manifest.json',
    JSON.stringify({ pages: [{ ...entry, changed: '2026-02-02' }] }),
  );
  expect([dateNow(), dateNow('b2'), dateNow('b2', '2026-11-22')]).toEqual([
    '2026-02-02',
    '',
    '2026-11-22',
  ]);
  write('manifest.json', '{ "pages": <<<<<<<');
  expect(dateNow()).toBe('2026-01-01');
  remove('manifest.json');
  expect(dateNow()).toBe('2026-01-01');
  makeFolder('manifest.json');
  expect([dateNow(), dateNow('b2')]).toEqual(['2026-01-01', '']);
});

const file = 'manifest.json';

/** Makes a repository with a commit for each of these manifests, a day apart. */
function repository(...states: readonly Readonly<Record<string, string>>[]) {
  const { root, write } = temporaryFolder();
  const git = (folder: string, args: readonly string[], day = '2026-01-01') =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args],
      {
        cwd: folder,
        env: {
          ...process.env,
          GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
          GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
        },
      },
    );
  git(root, ['init', '-q', '-b', 'main']);
  states.forEach((hashes, index) => {
    const pages = Object.entries(hashes).map(([path, contentHash]) => ({
      path,
      contentHash,
    }));
    // git considers a file unchanged if its size and the second of its modification are the same.
    write(file, JSON.stringify({ pages }), 60 * (states.length - index));
    git(root, ['add', '-A']);
    git(root, ['commit', '-qm', 'state'], `2026-03-0${index + 1}`);
  });
  return { root, git };
}

test('the date of a page is the day of the last commit that introduced its current content', () => {
  const { root } = repository(
    { '/': 'a', '/services': 'x' },
    { '/': 'b', '/services': 'y' },
    { '/': 'b', '/services': 'x', '/new': 'n' },
  );
  const dateOf = createHistoryDates(join(root, file));
  expect(dateOf({ path: '/', contentHash: 'b' })).toBe('2026-03-02');
  expect(dateOf({ path: '/new', contentHash: 'n' })).toBe('2026-03-03');
  expect(dateOf({ path: '/services', contentHash: 'x' })).toBe('2026-03-03');
  expect(dateOf({ path: '/', contentHash: 'in no commit' })).toBe('');
});

test('without git no content has a date', () => {
  const dateOf = createHistoryDates(temporaryFolder().pathOf(file));
  expect(dateOf({ path: '/', contentHash: 'a' })).toBe('');
});

test('a shallow clone gives no date to content that is as old as its first commit', () => {
  const { root, git } = repository(
    { '/': 'a' },
    { '/': 'a', '/new': 'n' },
    { '/': 'b', '/new': 'n' },
  );
  const clones = temporaryFolder();
  git(clones.root, [
    'clone',
    '-q',
    '--depth',
    '2',
    `file://${root}`,
    'shallow',
  ]);
  const dateOf = createHistoryDates(clones.pathOf(`shallow/${file}`));
  expect(dateOf({ path: '/', contentHash: 'b' })).toBe('2026-03-03');
  expect(dateOf({ path: '/new', contentHash: 'n' })).toBe('');
});
