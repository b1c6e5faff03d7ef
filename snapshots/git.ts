import { spawnSync } from 'node:child_process';
import { inputError } from '../src/domain/problems.ts';

const MAX_BYTES = 2 ** 29;

const run = (folder: string, args: readonly string[]) =>
  spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
    env: { ...process.env, LC_ALL: 'C' },
  });

/**
 * Runs git in `folder`, in English. Every caller of git uses this function.
 * @returns its output; undefined if git is missing, finds no repository or fails at the command
 * @throws InputError with git's own words and remedy if it refuses the repository
 */
export function git(
  folder: string,
  args: readonly string[],
): string | undefined {
  const { status, stdout } = run(folder, args);
  if (status === 0) return stdout;
  const refusal = refusalOf(folder);
  if (refusal) throw inputError('git', refusal);
  return undefined;
}

/**
 * Why git does not read the repository that is there: it is another owner's or a worktree of one
 * elsewhere, as in a container, or in a form that this git does not know.
 */
function refusalOf(folder: string): string | undefined {
  const { status, stderr } = run(folder, ['rev-parse', '--git-dir']);
  const isNone = /^fatal: not a git repository \(or any /m.test(stderr ?? '');
  return status === 0 || isNone ? undefined : stderr?.trim();
}
