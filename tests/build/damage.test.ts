import {
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildCache } from '../../pipeline/cache/build-cache.ts';
import type { Stage } from '../../pipeline/cache/stage.ts';
import { copyToBreak, openStages } from '../support/copies/copy-to-break.ts';
import { damageNames, damages, type Damage } from '../support/copies/damage.ts';
import { isFull, seed, shareOf } from '../support/copies/fault-share.ts';
import { changedFiles } from '../support/copies/project-copy.ts';

/* What a build made, and what it keeps for the next one, is checked and not trusted. In full by npm run test:faults. */

const manifest = 'snapshots/manifest.json';
const copy = copyToBreak();
const pathOf = (name: string) => join(copy.root, name);
const build = () => copy.run('build.ts');
/** The site, and what is committed of what a build makes. */
const made = () => ({
  ...copy.site(),
  ...Object.fromEntries(committed.map((name) => [name, copy.read(name)])),
});
let whole: ReturnType<typeof made>;
/** Of committed content one file of each folder. */
let committed: readonly string[] = [];
let cache: BuildCache;
let stages: readonly Stage[];
beforeAll(async () => {
  expect(await build()).toMatchObject({ code: 0, err: '' });
  ({ cache, stages } = await openStages(copy.root));
  const products = stages.flatMap(({ name }) =>
    Object.keys(cache.productsOf(name)),
  );
  const kindOf = (name: string) =>
    /^public\/content\/[^/]+\//.exec(name)?.[0] ?? name;
  const ofTheTree = products
    .filter((name) => !/^(?:\.cache|dist)\//.test(name))
    .sort();
  committed = [
    ...new Map(ofTheTree.map((name) => [kindOf(name), name])).values(),
  ];
  whole = made();
});
afterAll(() => copy.dispose());

test('every file that a stage made is missed or found damaged, whatever happens to it', () => {
  const products = stages.flatMap((stage) =>
    Object.keys(cache.productsOf(stage.name)).map((name) => ({ stage, name })),
  );
  expect(products.length).toBeGreaterThan(isFull ? 1500 : 300);
  const kept = products.map(({ stage, name }) => ({
    stage,
    name,
    bytes: readFileSync(pathOf(name)),
    times: statSync(pathOf(name)),
  }));
  const unnoticed: string[] = [];
  for (const [damage, spoil] of Object.entries(damages)) {
    for (const { name } of kept) spoil(pathOf(name));
    const found = new Map(
      stages.map((stage) => [stage, new Set(cache.changeOf(stage)?.products)]),
    );
    for (const { stage, name, bytes, times } of kept) {
      if (
        bytes.length + (damage === 'deleted' ? 1 : 0) > 0 &&
        !found.get(stage)?.has(name)
      )
        unnoticed.push(`${stage.name}: ${name} ${damage}`);
      rmSync(pathOf(name), { recursive: true, force: true });
      writeFileSync(pathOf(name), bytes);
      utimesSync(pathOf(name), times.atime, times.mtime);
    }
  }
  expect(unnoticed).toEqual([]);
});

/** What is damaged before one build. */
type Round = readonly (readonly [file: string, damage: Damage])[];

/** In full each damage to every file, one a build; else every file in one round, with the kinds of damage in turn. */
function roundsOf(files: readonly string[]): readonly Round[] {
  const nth = (index: number): Damage =>
    damageNames[(index + Number(seed)) % damageNames.length]!;
  if (!isFull) return [files.map((file, index) => [file, nth(index)])];
  return shareOf(
    files.flatMap((file) =>
      damageNames.map((damage): Round => [[file, damage]]),
    ),
  );
}

/** Builds after each round of damage: the site is as it was, and nothing is said to be wrong. */
async function heal(files: readonly string[]): Promise<void> {
  for (const round of roundsOf(files)) {
    for (const [file, damage] of round) {
      // What it says, for instance of dates, is believed: somebody committed it.
      if (file !== manifest || damage !== 'changed in one byte')
        damages[damage](pathOf(file));
    }
    const { code, err } = await build();
    expect({ round, code, err, changed: changedFiles(made(), whole) }).toEqual({
      round,
      code: 0,
      err: '',
      changed: [],
    });
  }
}

/** A file of a kind, drawn with the seed, as its path from the root. */
function fileOf(folder: string, pattern: RegExp): string {
  const names = readdirSync(pathOf(folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter(
      (name) =>
        pattern.test(name) && statSync(pathOf(`${folder}/${name}`)).isFile(),
    )
    .sort();
  const name =
    names[
      Math.floor(
        seedrandom(`damage ${seed} ${folder} ${pattern}`)() * names.length,
      )
    ];
  // A pattern that no file has any more would try nothing.
  expect(name, `${folder} ${pattern}`).toBeDefined();
  return `${folder}/${name}`;
}

const kinds: readonly (readonly [folder: string, pattern: RegExp])[] = [
  ['.cache/chromium', /^chromium$/],
  ['.cache/chromium', /^unpacked\.json$/],
  ['.cache/chromium/al2023', /\.so$/],
  ...[
    /\.html$/,
    /manifest\.json$/,
    /^assets\/style.*\.css$/,
    /^assets\/start.*\.js$/,
    /\.js$/,
    /\.woff2$/,
  ].map((pattern) => ['.cache/bundle', pattern] as const),
  ['.cache/renderer', /^renderer\.js$/],
  ['.cache/pictures', /\.avif$/],
  ['.cache/social', /\.jpg$/],
  ...[
    /^[\w-]+\.html$/,
    /^[\w-]+\/.*\.html$/,
    /^404\.html$/,
    /^robots\.txt$/,
  ].map((pattern) => ['dist', pattern] as const),
  ['dist/content', /\.json$/],
  ['dist/assets', /\.js$/],
  ['dist/pictures', /\.avif$/],
  ['dist/social', /\.jpg$/],
];

test('a build after any damage makes the same site, and says nothing is wrong', () =>
  heal([
    ...kinds.map(([folder, pattern]) => fileOf(folder, pattern)),
    ...committed,
  ]));

test('a record, a lock or a number of a process that is damaged is as good as none', () =>
  heal([
    '.cache/build.json',
    '.cache/pages.json',
    '.cache/towns.bin',
    '.cache/build.pid',
    '.build.lock',
  ]));

test('after all that nothing is left to do', async () => {
  const { out } = await copy.run('build.ts', ['--json']);
  expect(JSON.parse(out)).toMatchObject({ ok: true, rendered: 0 });
});
