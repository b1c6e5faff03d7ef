import {
  InputError,
  throwProblems,
  type Problem,
} from '../core/domain/problems.ts';

/**
 * Waits until every promise has settled, so that no work continues in the background after a
 * failure.
 * @throws one InputError with the input problems of all promises, or the first error of another
 * kind
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
