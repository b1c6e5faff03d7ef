import { spawnSync } from 'node:child_process';
import { InputError } from '../src/domain/problems.ts';

const MAX_BYTES = 2 ** 29;

/**
 * Runs git in `folder`, in English. Every caller of git uses this function.
 * @returns its output; undefined if git is missing, finds no repository or fails at the command
 * @throws InputError with git's own words and remedy if it refuses the repository
 */
export function git(
  folder: string,
  args: readonly string[],
): string | undefined {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status === 0) return stdout;
  // A folder of another owner, as in a container.
  if (/\bdubious ownership\b|\bunsafe repository\b/.test(stderr ?? ''))
    throw new InputError([{ file: 'git', message: stderr.trim() }]);
  return undefined;
}
