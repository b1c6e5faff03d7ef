import {
  InputError,
  throwProblems,
  type Problem,
} from '../src/domain/problems.ts';

/**
 * Waits until every piece of work has ended, however it ends, so that nothing goes on in the
 * background.
 * @throws one InputError for everything wrong with inputs, or the first error of another kind
 */
export async function waitForAll(
  work: readonly Promise<unknown>[],
): Promise<void> {
  const problems: Problem[] = [];
  for (const one of await Promise.allSettled(work)) {
    if (one.status === 'fulfilled') continue;
    const reason: unknown = one.reason;
    if (!(reason instanceof InputError)) throw reason;
    problems.push(...reason.problems);
  }
  throwProblems(problems);
}
