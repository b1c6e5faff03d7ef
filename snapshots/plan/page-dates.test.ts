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
    readPageDates({
      date,
      lastBuilt,
      note: () => undefined,
      file: pathOf('manifest.json'),
      today: '2026-12-01',
    })({ ...entry, contentHash });
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

test('a day to come, or from before git, is left out, and whoever builds is told once', () => {
  const { write, pathOf } = temporaryFolder();
  const pages = [
    { path: '/a', contentHash: 'a', changed: '2031-01-01' },
    { path: '/b', contentHash: 'b', changed: '2031-01-01' },
    { path: '/c', contentHash: 'c', changed: '1970-01-01' },
    { path: '/d', contentHash: 'd', changed: '2026-12-01' },
  ];
  write('manifest.json', JSON.stringify({ pages }));
  const notes: string[] = [];
  const dateOf = readPageDates({
    date: '2027-01-01',
    lastBuilt: [],
    note: (line) => void notes.push(line),
    file: pathOf('manifest.json'),
    today: '2026-12-01',
  });
  expect(pages.map(dateOf)).toEqual(['', '', '', '2026-12-01']);
  expect(dateOf({ path: '/new', contentHash: 'n' })).toBe('');
  expect(notes.map((note) => /on (\S+),/.exec(note)?.[1])).toEqual([
    '2031-01-01',
    '1970-01-01',
    '2027-01-01',
  ]);
});

const file = 'manifest.json';
const silent = () => undefined;

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
  let age = 3600;
  const commit = (hashes: Readonly<Record<string, string>>, day: string) => {
    const pages = Object.entries(hashes).map(([path, contentHash]) => ({
      path,
      contentHash,
    }));
    // git considers a file unchanged if its size and the second of its modification are the same.
    write(file, JSON.stringify({ pages }), (age -= 60));
    git(root, ['add', '-A']);
    git(root, ['commit', '-qm', 'state'], day);
  };
  states.forEach((hashes, index) => commit(hashes, `2026-03-0${index + 1}`));
  return { root, git, commit };
}

test('the date of a page is the day of the last commit that introduced its current content', () => {
  const { root } = repository(
    { '/': 'a', '/services': 'x' },
    { '/': 'b', '/services': 'y' },
    { '/': 'b', '/services': 'x', '/new': 'n' },
  );
  const dateOf = createHistoryDates(silent, join(root, file));
  expect(dateOf({ path: '/', contentHash: 'b' })).toBe('2026-03-02');
  expect(dateOf({ path: '/new', contentHash: 'n' })).toBe('2026-03-03');
  expect(dateOf({ path: '/services', contentHash: 'x' })).toBe('2026-03-03');
  expect(dateOf({ path: '/', contentHash: 'in no commit' })).toBe('');
});

test('a merge dates what it brings by its own day, and leaves the dates of what was live before', () => {
  const { root, git, commit } = repository({ '/gutters': 'a', '/patios': 'a' });
  git(root, ['checkout', '-qb', 'older']);
  commit({ '/gutters': 'a', '/patios': 'b' }, '2026-12-03');
  git(root, ['checkout', '-q', 'main']);
  commit({ '/gutters': 'b', '/patios': 'a' }, '2026-12-01');
  git(root, ['merge', '-q', '--no-commit', '-s', 'ours', 'older']);
  commit({ '/gutters': 'b', '/patios': 'b' }, '2026-12-10');
  const dateOf = createHistoryDates(silent, join(root, file));
  expect(dateOf({ path: '/gutters', contentHash: 'b' })).toBe('2026-12-01');
  expect(dateOf({ path: '/patios', contentHash: 'b' })).toBe('2026-12-10');
});

test('where git has no history no content has a date, and whoever builds is told why', () => {
  const { root, git } = repository({ '/': 'a' });
  git(root, ['symbolic-ref', 'HEAD', 'refs/heads/lost']);
  const unborn = temporaryFolder();
  git(unborn.root, ['init', '-q']);
  const folders = [root, unborn.root, temporaryFolder().root];
  const notes: string[] = [];
  for (const folder of folders) {
    const note = (line: string) => void notes.push(line);
    const dateOf = createHistoryDates(note, join(folder, file));
    expect(dateOf({ path: '/', contentHash: 'a' })).toBe('');
  }
  expect(notes).toEqual([
    expect.stringContaining('HEAD names lost, which is not there'),
    expect.stringContaining('nothing has been committed yet'),
    expect.stringContaining('there is no git repository here'),
  ]);
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
  const dateOf = createHistoryDates(silent, clones.pathOf(`shallow/${file}`));
  expect(dateOf({ path: '/', contentHash: 'b' })).toBe('2026-03-03');
  expect(dateOf({ path: '/new', contentHash: 'n' })).toBe('');
});
