import { expect, test } from 'vitest';
import type { Change } from '../types.ts';
import { causesOf, factsOf, runExperiments } from './experiments.ts';

const change = (path: string, before: string, after: string): Change => ({
  path,
  kind: 'text',
  part: '',
  before,
  after,
});

/**
 * Makes a site, with one line per page, from the base with these files edited. Undefined if it does
 * not build.
 */
type MakeSite = (
  edited: ReadonlySet<string>,
) => Readonly<Record<string, string>> | undefined;

/**
 * Finds the causes of every change.
 * @returns the files that changed each page, and the number of builds
 */
function findCauses(
  files: readonly string[],
  make: MakeSite,
  maxBuilds = Infinity,
) {
  const before = make(new Set())!;
  const changesOf = (edited: readonly string[]) => {
    const after = make(new Set(edited));
    if (!after) return undefined;
    const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...paths]
      .filter((path) => before[path] !== after[path])
      .map((path) => change(path, before[path] ?? '', after[path] ?? ''));
  };
  const changes = changesOf(files)!;
  let builds = 0;
  const experiments = runExperiments({
    files,
    isNew: (file) => file.startsWith('new '),
    ownFacts: (file) =>
      file.startsWith('/') ? new RegExp(`^${file}\n`) : undefined,
    changes,
    hasTime: () => builds < maxBuilds,
    trial: (tried) => {
      builds += 1;
      const own = changesOf(tried);
      return own && factsOf(own);
    },
  });
  const causes = Object.fromEntries(
    changes.map((each) => [
      each.path,
      causesOf(each, experiments).map(({ files: own }) => own.join('+')),
    ]),
  );
  return { causes, builds };
}

test('each change is attributed to the one edit that causes it, and an edit without effect is not a cause', () => {
  const { causes } = findCauses(['a', 'b', 'c'], (edited) => ({
    '/a': edited.has('a') ? 'new' : 'old',
    '/b': edited.has('b') ? 'new' : 'old',
  }));
  expect(causes).toEqual({ '/a': ['a'], '/b': ['b'] });
});

test('a line that two edits change has both as causes', () => {
  const { causes } = findCauses(['rate', 'words', 'other'], (edited) => ({
    '/': `${edited.has('words') ? 'for' : 'from'} ${edited.has('rate') ? 98 : 90}`,
  }));
  expect(causes).toEqual({ '/': ['rate', 'words'] });
});

test('a change that no single edit causes is credited to none', () => {
  const { causes } = findCauses(['a', 'b'], (edited) => ({
    '/': edited.has('a') && edited.has('b') ? 'new' : 'old',
  }));
  expect(causes).toEqual({ '/': [] });
});

test('a town’s row and its profile, which build only together, are one edit', () => {
  const { causes } = findCauses(
    ['gates', 'profile', 'roofs', 'towns'],
    (edited) => {
      if (edited.has('profile') !== edited.has('towns')) return undefined;
      return {
        '/roofs': edited.has('roofs') ? 'new' : 'old',
        ...(edited.has('towns') && { '/town': 'there' }),
      };
    },
  );
  expect(causes).toEqual({ '/roofs': ['roofs'], '/town': ['profile+towns'] });
});

test('a component and what it newly imports are one edit, found without trying every file', () => {
  const files = Array.from({ length: 12 }, (_, index) => `file ${index}`);
  const { causes, builds } = findCauses([...files, 'new note'], (edited) =>
    edited.has('file 5') && !edited.has('new note')
      ? undefined
      : Object.fromEntries(
          files.map((file) => [file, edited.has(file) ? 'new' : 'old']),
        ),
  );
  expect(causes).toMatchObject({
    'file 4': ['file 4'],
    'file 5': ['file 5+new note'],
  });
  expect(builds).toBeLessThan(18);
});

test('if time runs out, the right cause is found or none', () => {
  for (let maxBuilds = 1; maxBuilds < 12; maxBuilds++) {
    const { causes } = findCauses(
      ['a', 'b', 'profile', 'd', 'towns'],
      (edited) =>
        edited.has('profile') === edited.has('towns')
          ? { ...(edited.has('towns') && { '/town': 'there' }) }
          : undefined,
      maxBuilds,
    );
    expect([[], ['profile+towns']]).toContainEqual(causes['/town']);
  }
});

test('forty edits of different towns are told apart in a single build', () => {
  const files = Array.from({ length: 40 }, (_, index) => `/town-${index}`);
  const { causes, builds } = findCauses(files, (edited) =>
    Object.fromEntries(
      files.map((file) => [file, edited.has(file) ? 'new' : 'old']),
    ),
  );
  expect(causes).toEqual(
    Object.fromEntries(files.map((file) => [file, [file]])),
  );
  expect(builds).toBe(1);
});
