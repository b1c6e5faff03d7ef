import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { expect } from 'vitest';
import { damageNames, type Damage } from './damage.ts';
import { isFull, seed } from './fault-share.ts';

/* Which files of a copy of the project are damaged, how, and which of them at once. */

export const manifest = 'snapshots/manifest.json';
/** What is committed of what a build makes: of its content one file of each folder. */
export function committedOf(products: readonly string[]): string[] {
  const kindOf = (name: string) => /^public\/content\/[^/]+\//.exec(name)?.[0] ?? name;
  const committed = products.filter((name) => !/^(?:\.cache|dist)\//.test(name)).sort();
  return [...new Map(committed.map((name) => [kindOf(name), name])).values()];
}

/** A file of a kind, drawn with the seed, as its path from the root. */
function fileOf(root: string, folder: string, pattern: RegExp): string {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && statSync(join(root, folder, name)).isFile())
    .sort();
  const name = names[Math.floor(seedrandom(`damage ${seed} ${folder} ${pattern}`)() * names.length)];
  // A pattern that no file has any more would try nothing.
  expect(name, `${folder} ${pattern}`).toBeDefined();
  return `${folder}/${name}`;
}

/** To unpack the browser takes as long as all the rest of a build. */
const browserKinds = (root: string) => [
  '.cache/chromium/chromium',
  '.cache/chromium/unpacked.json',
  fileOf(root, '.cache/chromium/al2023', /\.so$/),
];
/** A file of each other kind that a build keeps or makes. */
const otherKinds = (root: string, committed: readonly string[]) => [
  ...[/\.html$/, /manifest\.json$/, /^assets\/style.*\.css$/, /^assets\/start.*\.js$/, /\.js$/, /\.woff2$/].map(
    (pattern) => fileOf(root, '.cache/bundle', pattern),
  ),
  '.cache/renderer/renderer.js',
  fileOf(root, '.cache/pictures', /\.avif$/),
  fileOf(root, '.cache/social', /\.jpg$/),
  ...committed,
  fileOf(root, 'dist', /^[\w-]+\.html$/),
  fileOf(root, 'dist', /^[\w-]+\/.*\.html$/),
  'dist/404.html',
  fileOf(root, 'dist/content', /\.json$/),
  fileOf(root, 'dist/assets', /\.js$/),
  fileOf(root, 'dist/pictures', /\.avif$/),
  fileOf(root, 'dist/social', /\.jpg$/),
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
 * A file of each kind, damaged in each way: in full one damage a build, else as many as there are kinds at once. The browser is
 * damaged in one round then: what damages it in each way is in `snapshots/browser/unpack-browser.test.ts`.
 */
export function damageRounds(root: string, committed: readonly string[]): Round[] {
  const rounds = roundsOf(otherKinds(root, committed));
  const ofBrowser = roundsOf(browserKinds(root));
  return isFull ? eachAlone([...rounds, ...ofBrowser]) : [[...rounds[0]!, ...ofBrowser[0]!], ...rounds.slice(1)];
}

/** The same damages, one a build. */
export const eachAlone = (rounds: readonly Round[]): Round[] => rounds.flat().map((damage) => [damage]);
