import { InputError } from '../src/domain/problems.ts';

/**
 * Waits until every piece of work has ended, however it ends, so that nothing goes on in the
 * background.
 * @throws one InputError for everything wrong with inputs, or the first error of another kind
 */
export async function waitForAll(
  work: readonly Promise<unknown>[],
): Promise<void> {
  const results = await Promise.allSettled(work);
  const failures = results.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  );
  const unexpected = failures.find((error) => !(error instanceof InputError));
  if (unexpected !== undefined) throw unexpected;
  const problems = failures.flatMap((error) =>
    error instanceof InputError ? error.problems : [],
  );
  if (problems.length > 0) throw new InputError(problems);
}
