import { InputError } from '../src/domain/problems.ts';

/**
 * Waits for all tasks, so that nothing is left running when one fails.
 * @throws one InputError for everything wrong with inputs, or the first error of another kind.
 */
export async function inParallel<T extends readonly unknown[]>(
  tasks: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const results = await Promise.allSettled(tasks);
  const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
  const unexpected = failures.find((failure) => !(failure instanceof InputError));
  if (unexpected) throw unexpected;
  const problems = failures.flatMap((failure) => (failure instanceof InputError ? failure.problems : []));
  if (problems.length > 0) throw new InputError(problems);
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as {
    -readonly [K in keyof T]: Awaited<T[K]>;
  };
}
