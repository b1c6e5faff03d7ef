import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { damageNames, type Damage } from './damage.ts';

/* Which files of a copy of the project are damaged, how, and which of them at once. */

export const manifest = 'snapshots/manifest.json';
/** What is committed of what a build makes: of its content one file of each folder. */
export function committedOf(products: readonly string[]): string[] {
  const kindOf = (name: string) => /^public\/content\/[^/]+\//.exec(name)?.[0] ?? name;
  const committed = products.filter((name) => !/^(?:\.cache|dist)\//.test(name)).sort();
  return [...new Map(committed.map((name) => [kindOf(name), name])).values()];
}

const bundle = '.cache/bundle';
/**
 * Files of the bundle that are damaged at once when all are tried: its stage makes them all again whichever was found damaged, and
 * the first test finds each of them named.
 */
const TOGETHER = 9;

/** The first file of a kind, or all of them. */
function filesOf(root: string, folder: string, pattern: RegExp, most = 1): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && statSync(join(root, folder, name)).isFile())
    .sort();
  // A name that no file has any more would try nothing.
  expect(names, `${folder} ${pattern}`).not.toEqual([]);
  return names.slice(0, most).map((name) => `${folder}/${name}`);
}

const bundleKinds = (root: string) => [
  ...filesOf(root, bundle, /\.html$/),
  ...filesOf(root, bundle, /manifest\.json$/),
  ...filesOf(root, bundle, /^assets\/style.*\.css$/),
  ...filesOf(root, bundle, /^assets\/start.*\.js$/),
];
const browserKinds = (root: string) => [
  '.cache/chromium/chromium',
  '.cache/chromium/unpacked.json',
  ...filesOf(root, '.cache/chromium/al2023', /\.so$/),
];
/** One file of each other kind that a build keeps or makes. */
const otherKinds = (root: string, committed: readonly string[]) => [
  '.cache/renderer/renderer.js',
  ...filesOf(root, '.cache/pictures', /\.avif$/),
  '.cache/pictures/made.txt',
  ...filesOf(root, '.cache/social', /\.jpg$/),
  '.cache/social/made.txt',
  ...committed,
  'dist/services.html',
  'dist/404.html',
  ...filesOf(root, 'dist/assets', /^start.*\.js$/),
  ...filesOf(root, 'dist/pictures', /\.avif$/),
  ...filesOf(root, 'dist/social', /\.jpg$/),
  'dist/robots.txt',
];

/** What is damaged before one build. */
export type Round = readonly (readonly [file: string, damage: Damage])[];
/** Each kind of damage to every file, in as few rounds as there are kinds. */
export const roundsOf = (files: readonly string[]): Round[] =>
  damageNames.map((_, turn) =>
    files.map((file, index) => [file, damageNames[(index + turn) % damageNames.length] ?? 'deleted']),
  );

/**
 * One file of each kind, damaged in each way. To unpack the browser takes as long as all the rest, so that it is damaged in one round:
 * what damages it in each way is in `snapshots/browser/unpack-whole.test.ts`.
 */
export function sampleRounds(root: string, committed: readonly string[]): Round[] {
  const [browserRound = []] = roundsOf(browserKinds(root));
  return roundsOf([...bundleKinds(root), ...otherKinds(root, committed)]).map((round, turn) =>
    turn === 0 ? [...round, ...browserRound] : round,
  );
}

/** All that is tried in full: files of the bundle some at a time, every other by itself. */
export function allRounds(root: string, committed: readonly string[]): Round[] {
  const files = filesOf(root, bundle, /./, Number.POSITIVE_INFINITY);
  const groups = Math.ceil(files.length / TOGETHER);
  const parts = Array.from({ length: groups }, (_, group) => files.filter((_name, index) => index % groups === group));
  return [
    ...parts.flatMap(roundsOf),
    ...roundsOf([...browserKinds(root), ...otherKinds(root, committed)])
      .flat()
      .map((one) => [one]),
  ];
}
