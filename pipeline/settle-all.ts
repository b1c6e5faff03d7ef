import { InputError } from '../src/domain/problems.ts';

/**
 * Waits until all of the work has ended, however it ends.
 * @throws one InputError for everything wrong with inputs, or the first error of another kind
 */
export async function settleAll<T extends readonly unknown[]>(work: {
  readonly [K in keyof T]: Promise<T[K]>;
}): Promise<T> {
  const results = await Promise.allSettled(work);
  // Work that waits for other work fails with the same error.
  const failures = new Set<unknown>(
    results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])),
  );
  const unexpected = [...failures].find(
    (failure) => !(failure instanceof InputError),
  );
  if (unexpected !== undefined) throw unexpected;
  const problems = [...failures].flatMap((failure) =>
    failure instanceof InputError ? failure.problems : [],
  );
  if (problems.length > 0) throw new InputError(problems);
  return Promise.all(work) as Promise<unknown> as Promise<T>;
}
