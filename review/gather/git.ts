import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceOf, type WordDifference } from '../changes/words.ts';

const MAX_BYTES = 2 ** 29;

/** Runs git in `root`; undefined where it fails or is not there. */
function git(root: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MAX_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** The full name of the commit that `ref` means. */
export const commitOf = (root: string, ref: string) =>
  git(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])?.trim();

/** Where this branch left the main one; on the main one itself the last commit. */
export function mergeBase(root: string): string | undefined {
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const base = git(root, ['merge-base', 'HEAD', main])?.trim();
    if (base) return base;
  }
  return commitOf(root, 'HEAD');
}

/** Written by a build: what changes in them has its cause elsewhere. */
const generated = [
  'public/content',
  'snapshots/*.json',
  'snapshots/*.txt',
  '*.generated.json',
].map((name) => `:(exclude)${name}`);

/** The words that differ in each file between a commit and the folder as it lies there, new files included. */
export function editsSince(
  root: string,
  commit: string,
): Map<string, WordDifference> {
  const options = [
    '--no-color',
    '--no-ext-diff',
    '--no-renames',
    '--unified=0',
    '--relative',
    '--no-prefix',
  ];
  const diff =
    git(root, ['diff', ...options, commit, '--', '.', ...generated]) ?? '';
  const edits = diff
    .split(/^diff --git /m)
    .slice(1)
    .map((text): [string, WordDifference] => {
      const [names = '', ...lines] = text.split('\n');
      const of = (sign: string) =>
        lines
          .filter(
            (line) => line.startsWith(sign) && !/^(?:---|\+\+\+) /.test(line),
          )
          .join('\n');
      // Both names are the same, as nothing is told as renamed.
      return [
        names.slice(0, (names.length - 1) / 2),
        differenceOf(of('-'), of('+')),
      ];
    });
  const added = git(root, [
    'ls-files',
    '--others',
    '--exclude-standard',
    '-z',
    '--',
    '.',
    ...generated,
  ]);
  const names = added?.split('\0').filter(Boolean) ?? [];
  return new Map([
    ...edits,
    ...names.map((name): [string, WordDifference] => [
      name,
      differenceOf('', readFileSync(join(root, name), 'utf8')),
    ]),
  ]);
}

/** A file as a commit has it. */
export const fileAt = (root: string, commit: string, path: string) =>
  git(root, ['show', `${commit}:./${path}`]);
