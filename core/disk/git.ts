import { spawnSync } from 'node:child_process';
import { inputError } from '../domain/problems.ts';

const MAX_BYTES = 2 ** 29;

const run = (folder: string, args: readonly string[]) =>
  spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
    env: { ...process.env, LC_ALL: 'C' },
  });

/**
 * Runs git in `folder`, with messages in English. Every use of git goes through this function.
 * @returns git's output; undefined if git is missing, finds no repository or the command fails
 * @throws InputError with git's own message if git refuses to read the repository
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
 * Returns git's message if git refuses an existing repository: one of another user, a worktree
 * whose repository is out of reach, as in a container, or one in an unknown format.
 */
function refusalOf(folder: string): string | undefined {
  const { status, stderr } = run(folder, ['rev-parse', '--git-dir']);
  const isNone = /^fatal: not a git repository \(or any /m.test(stderr ?? '');
  return status === 0 || isNone ? undefined : stderr?.trim();
}

/** Says why git can tell nothing of a folder's history; undefined if it can. */
export function whyNoHistory(folder: string): string | undefined {
  const ask = (...args: readonly string[]) => git(folder, args)?.trim();
  if (ask('rev-parse', '--git-dir') === undefined)
    return 'there is no git repository here';
  if (ask('rev-parse', '--verify', '--quiet', 'HEAD^{commit}'))
    return undefined;
  if (!ask('rev-list', '--all', '--max-count=1'))
    return 'nothing has been committed yet';
  const head = ask('symbolic-ref', '--short', 'HEAD') ?? 'a commit';
  return `HEAD names ${head}, which is not there: check out a branch that is`;
}
