import { execFileSync } from 'node:child_process';
import fs, { statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openBuildCache } from './build-cache.ts';
import type { RunnableStage, StageChange } from './stage.ts';

let project: ReturnType<typeof temporaryFolder>;
let runs: StageChange[];
let report: string[] | undefined;
let settings: unknown;

beforeEach(() => {
  project = temporaryFolder();
  for (const name of [
    'stage.ts',
    'below/helper.ts',
    'stage.test.ts',
    'own/notes.md',
  ])
    project.write(`code/${name}`, '1');
  project.write('other.ts', '1');
  project.write('data/a.json', '1');
  project.write('package-lock.json', '{}');
  runs = [];
  report = undefined;
  settings = { siteUrl: 'https://a.test' };
});

const stage = (): RunnableStage => ({
  name: 'stage',
  inputs: ['code', 'data', '!code/own'],
  settings,
  products: ['made'],
  run: async (change) => {
    runs.push(change);
    project.write('made/b.txt', `made of ${project.read('data/a.json')}`);
    return report;
  },
});

/** Replaces a file's text with one of the same length and restores the file's times. */
function alter(name: string, text: string): void {
  const { atimeMs, mtimeMs } = statSync(project.pathOf(name));
  writeFileSync(project.pathOf(name), text);
  utimesSync(project.pathOf(name), atimeMs / 1000, mtimeMs / 1000);
}

/** Updates the stage as a new process would. Resolves to whether the stage ran. */
async function build(): Promise<boolean> {
  const cache = openBuildCache(project.root);
  const before = runs.length;
  await cache.update(stage());
  cache.save();
  return runs.length > before;
}

test('a stage runs once, and not again if nothing changed', async () => {
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
  expect(runs).toEqual([{ everything: true, inputs: [], products: [] }]);
});

test.each<[string, () => void]>([
  ['its code changes', () => project.write('code/stage.ts', '2')],
  [
    'the version of a package changes',
    () => project.write('package-lock.json', '{"lockfileVersion":3}'),
  ],
  [
    'its data changes, even if size and times are restored',
    () => alter('data/a.json', '2'),
  ],
  ['a file is added to its data', () => project.write('data/b.json', '2')],
  ['a file is removed from its data', () => project.remove('data/a.json')],
  ['a setting changes', () => (settings = { siteUrl: 'https://b.test' })],
])('a stage is stale once %s', async (_what, change) => {
  await build();
  change();
  const cache = openBuildCache(project.root);
  expect(cache.isFresh(stage())).toBe(false);
});

test.each<[string, () => void]>([
  ['other code', () => project.write('other.ts', '2')],
  ['a test', () => project.write('code/stage.test.ts', '2')],
  ['a folder that it excludes', () => project.write('code/own/notes.md', '2')],
  [
    'the time of a file',
    () => utimesSync(project.pathOf('code/stage.ts'), 1000, 1000),
  ],
  [
    'the time of a product',
    () => utimesSync(project.pathOf('made/b.txt'), 1000, 1000),
  ],
])('a stage does not run again if only %s changed', async (_what, change) => {
  await build();
  change();
  expect(await build()).toBe(false);
});

test.each<[string, () => void]>([
  ['missing', () => project.remove('made/b.txt')],
  [
    'altered with its size and times restored',
    () => alter('made/b.txt', 'made of 2'),
  ],
  ['a folder', () => project.makeFolder('made/b.txt')],
  [
    'a link to itself',
    () => (
      project.remove('made/b.txt'),
      symlinkSync('b.txt', project.pathOf('made/b.txt'))
    ),
  ],
])(
  'a stage runs again and restores a product that is %s',
  async (_what, damage) => {
    await build();
    damage();
    expect(await build()).toBe(true);
    expect(runs[1]).toEqual({
      everything: false,
      inputs: [],
      products: ['made/b.txt'],
    });
    expect(project.read('made/b.txt')).toBe('made of 1');
    expect(await build()).toBe(false);
  },
);

test('a stage is told which inputs changed, so that it need not make everything again', async () => {
  await build();
  project.write('data/a.json', '2');
  await build();
  expect(runs[1]).toEqual({
    everything: false,
    inputs: ['data/a.json'],
    products: [],
  });
});

test('saving an input while its stage runs makes the stage run again in the next build', async () => {
  const save = () => project.write('data/a.json', '2', 0);
  const run = stage().run;
  const cache = openBuildCache(project.root);
  const slow = {
    ...stage(),
    run: async (change: StageChange) => (await run(change), save()),
  };
  await cache.update(slow);
  cache.save();
  project.write('data/a.json', '2');
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
});

test('a stage that fails runs again in the next build', async () => {
  const cache = openBuildCache(project.root);
  const failing = {
    ...stage(),
    run: () => Promise.reject(new Error('no space')),
  };
  await expect(cache.update(failing)).rejects.toThrow('no space');
  cache.save();
  expect(await build()).toBe(true);
});

test('new products of a stage make the stages that read them stale', async () => {
  const next: RunnableStage = {
    name: 'next',
    inputs: ['other.ts'],
    dependsOn: ['stage'],
    products: [],
    run: async () => {},
  };
  const cache = openBuildCache(project.root);
  await cache.update(stage());
  await cache.update(next);
  expect(cache.isFresh(next)).toBe(true);
  project.write('data/a.json', '2');
  await cache.update(stage());
  expect(cache.isFresh(next)).toBe(false);
});

test('a stage runs again if a product that it reported is missing', async () => {
  report = ['made/b.txt', 'made/missing.txt'];
  await build();
  expect(await build()).toBe(true);
});

test('if nothing changed, only the build record is read, unless the cache is told to read all files', async () => {
  await build();
  await build();
  const read = vi.spyOn(fs, 'readFileSync');
  syncBuiltinESMExports();
  onTestFinished(() => {
    read.mockRestore();
    syncBuiltinESMExports();
  });
  const cache = openBuildCache(project.root);
  expect(cache.isFresh(stage())).toBe(true);
  expect(read.mock.calls.map(([file]) => file)).toEqual([
    project.pathOf('.cache/build.json'),
  ]);
  openBuildCache(project.root, { readsAll: true }).isFresh(stage());
  expect(read.mock.calls.map(([file]) => file)).toContain(
    `${project.root}/data/a.json`,
  );
});

const record = '.cache/build.json';

test.each<[string, () => void]>([
  [
    'damaged',
    () =>
      project.write(
        record,
        project.read(record).replace('data/a.json', 'data/e.json'),
      ),
  ],
  [
    'a named pipe',
    () => {
      project.remove(record);
      execFileSync('mkfifo', [project.pathOf(record)]);
    },
  ],
])('a build record that is %s is replaced', async (_what, damage) => {
  await build();
  damage();
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
});

test('the hash of a package covers the versions of the dependencies that it resolves to', () => {
  const hashWith = (shared: string, other: string) => {
    const packages = {
      'node_modules/sharp': {
        version: '1.0.0',
        dependencies: { shared: '1' },
        optionalDependencies: { linux: '1' },
      },
      'node_modules/linux': { version: '1.0.0' },
      'node_modules/sharp/node_modules/shared': { version: shared },
      'node_modules/shared': { version: other },
    };
    project.write('package-lock.json', JSON.stringify({ packages }));
    return openBuildCache(project.root).hashOfPackages(['sharp']);
  };
  expect(hashWith('1.0.0', '2.0.0')).toBe(hashWith('1.0.0', '3.0.0'));
  expect(hashWith('1.0.0', '2.0.0')).not.toBe(hashWith('1.1.0', '2.0.0'));
});
