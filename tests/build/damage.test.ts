import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../core/disk/files-below.ts';
import { listFiles } from '../../core/disk/list-files.ts';
import { copied, copyToBreak } from '../support/copies/copy-to-break.ts';
import { damageNames, damages, type Damage } from '../support/copies/damage.ts';
import { isFull, seed, shareOf } from '../support/copies/fault-share.ts';
import { changedFiles } from '../support/copies/project-copy.ts';

/*
 * A build verifies its products and its cache. npm test tries a sample of damage, npm run
 * test:faults all of it.
 */

const manifest = 'snapshots/manifest.json';
const copy = copyToBreak();
const pathOf = (name: string) => join(copy.root, name);
/** The committed products of a build, one kind per row. */
const products: readonly (readonly [folder: string, pattern: RegExp])[] = [
  ['public/content/hubs', /\.json$/],
  [`public/content/${copied.county}`, /\.json$/],
  ['site', /\.generated\.json$/],
  ['snapshots', /^words\.txt$/],
  ['snapshots', /^manifest\.json$/],
];
/** Returns the hash of each file of the site and the text of each committed product. */
const made = () => ({
  ...copy.site(),
  ...Object.fromEntries(
    listFiles(copy.root, ['public/content', 'site', 'snapshots'])
      .filter((name) => /\.(?:json|txt)$/.test(name))
      .map((name) => [name, copy.read(name)]),
  ),
});
let whole: ReturnType<typeof made>;
beforeAll(async () => {
  await copy.build();
  whole = made();
});

/** The files to damage before one build, each with its kind of damage. */
type Round = readonly (readonly [file: string, damage: Damage])[];

/**
 * Returns one round that damages every file, with the kinds of damage in turn, or in a full run a
 * round for each kind of damage to each file.
 */
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

/**
 * Damages the files round by round. After each round a build must restore the site without any
 * error output.
 */
async function heal(files: readonly string[]): Promise<void> {
  for (const round of roundsOf(files)) {
    for (const [file, damage] of round) {
      // A changed byte may be in a date of the manifest, which a build trusts as committed.
      if (file !== manifest || damage !== 'changed in one byte')
        damages[damage](pathOf(file));
    }
    const { code, err } = await copy.run('build.ts');
    expect({ round, code, err, changed: changedFiles(made(), whole) }).toEqual({
      round,
      code: 0,
      err: '',
      changed: [],
    });
  }
}

/** Picks a file of this kind by the seed and returns its path from the root. */
function fileOf(folder: string, pattern: RegExp): string {
  const names = filesBelow(pathOf(folder)).filter((name) => pattern.test(name));
  const drawn = seedrandom(`damage ${seed} ${folder} ${pattern}`)();
  const name = names[Math.floor(drawn * names.length)];
  // A pattern that matches no file would test nothing.
  expect(name, `${folder} ${pattern}`).toBeDefined();
  return `${folder}/${name}`;
}

type Kind = readonly [folder: string, pattern: RegExp];

/** Only in a full run, since the browser's own tests damage these, and unpacking takes long. */
const ofBrowser: readonly Kind[] = [
  ['.cache/chromium', /^chromium$/],
  ['.cache/chromium', /^unpacked\.json$/],
  ['.cache/chromium/al2023', /\.so$/],
];

const kinds: readonly Kind[] = [
  ...(isFull ? ofBrowser : []),
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
  ...products,
];

test('a build repairs damaged files of every kind and makes the same site', () =>
  heal(kinds.map(([folder, pattern]) => fileOf(folder, pattern))));

// Only in a full run, since the tests of cache and lock cover each of these files.
if (isFull)
  test('a damaged build record, lock or process ID file is treated as missing', () =>
    heal([
      '.cache/build.json',
      '.cache/pages.json',
      '.cache/towns.bin',
      '.cache/build.pid',
      '.build.lock',
    ]));
