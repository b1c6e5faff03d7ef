import { execFileSync } from 'node:child_process';

const MAX_BYTES = 2 ** 29;

/** Runs git in `root`; undefined where it fails or is not there. */
function git(root: string, args: readonly string[], input?: string): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      input,
      maxBuffer: MAX_BYTES,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

const lineOf = (answer: Buffer | undefined) => answer?.toString('utf8').trim() || undefined;

/** The full name of the commit that `ref` means. */
export const commitOf = (root: string, ref: string) =>
  lineOf(git(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]));

/** Where this branch left the main one; on the main one itself the last commit. */
export function mergeBase(root: string): string | undefined {
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const base = lineOf(git(root, ['merge-base', 'HEAD', main]));
    if (base) return base;
  }
  return commitOf(root, 'HEAD');
}

/** Files that differ between a commit and the folder as it lies there, new ones included. */
export function changedSince(root: string, commit: string): string[] {
  const list = (args: readonly string[]) => git(root, args)?.toString('utf8').split('\0').filter(Boolean) ?? [];
  return [
    ...new Set([
      ...list(['diff', '--name-only', '-z', '--relative', commit]),
      ...list(['ls-files', '--others', '--exclude-standard', '-z']),
    ]),
  ].sort();
}

/** Files of a commit by path, as many as there are, in one run of git. */
export function filesAt(root: string, commit: string, paths: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const answer = git(root, ['cat-file', '--batch'], paths.map((path) => `${commit}:./${path}\n`).join(''));
  if (!answer) return found;
  let at = 0;
  for (const path of paths) {
    const lineEnd = answer.indexOf(10, at);
    const [, type, size] = answer.toString('utf8', at, lineEnd).split(' ');
    at = lineEnd + 1;
    if (type !== 'blob') continue;
    found.set(path, answer.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}
