import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../../core/disk/read-file.ts';
import { git } from '../../core/disk/git.ts';
import { pairLines } from '../changes/lines.ts';

/** The full name of the commit that `ref` means. */
export const commitOf = (root: string, ref: string) =>
  git(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])?.trim();

/** The commit where this branch left the main one; on the main one itself, the last commit. */
export function mergeBase(root: string): string | undefined {
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const base = git(root, ['merge-base', 'HEAD', main])?.trim();
    if (base) return base;
  }
  return commitOf(root, 'HEAD');
}

/** Files that a build writes. The cause of a change in them is in other files. */
const generated = [
  'public/content',
  'snapshots/*.json',
  'snapshots/*.txt',
  '*.generated.json',
].map((name) => `:(exclude)${name}`);

/**
 * Returns the files that differ between a commit and the folder, sorted, new files included. Those
 * that exist in both are also returned as `changed`.
 */
export function editedFiles(root: string, commit: string) {
  const names = (...args: readonly string[]) =>
    git(root, [...args, '-z', '--', '.', ...generated])
      ?.split('\0')
      .filter(Boolean) ?? [];
  const differing = ['diff', '--name-only', '--no-renames', '--relative'];
  // Git lists a link to a folder as a file.
  const isFolder = (name: string) =>
    statSync(join(root, name), { throwIfNoEntry: false })?.isDirectory();
  const all = new Set([
    ...names(...differing, commit),
    ...names('ls-files', '--others', '--exclude-standard'),
  ]);
  return {
    all: [...all].filter((name) => !isFolder(name)).sort(),
    changed: new Set(names(...differing, '--diff-filter=M', commit)),
  };
}

/** A file's content in a commit. */
export const fileAt = (root: string, commit: string, path: string) =>
  git(root, ['show', `${commit}:./${path}`]);

/** The lines of a file that differ from those in a commit, trimmed. Empty for a binary file. */
export function editedLines(root: string, commit: string, file: string) {
  const before = fileAt(root, commit, file) ?? '';
  const after = readIfThere(join(root, file)) ?? '';
  if (`${before}${after}`.includes('\0')) return [];
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
  return pairLines(linesOf(before), linesOf(after));
}
