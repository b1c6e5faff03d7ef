import { InputError } from '../src/domain/problems.ts';

/** Starts a task at once. Other tasks may await it, or nobody: its failure is reported either way. */
export type StartTask = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Runs a story of tasks side by side, and waits until none of them is left running, however it ends.
 * @throws one InputError for everything wrong with inputs, or the first error of another kind.
 */
export async function runTasks<T>(story: (start: StartTask) => Promise<T>): Promise<T> {
  const failures = new Set<unknown>();
  const ends: Promise<unknown>[] = [];
  const start: StartTask = (task) => {
    const result = task();
    ends.push(result.catch((failure: unknown) => failures.add(failure)));
    return result;
  };
  const result = start(() => story(start));
  // More may be added meanwhile.
  for (const end of ends) await end;
  const unexpected = [...failures].find((failure) => !(failure instanceof InputError));
  if (unexpected !== undefined) throw unexpected;
  const problems = [...failures].flatMap((failure) => (failure instanceof InputError ? failure.problems : []));
  if (problems.length > 0) throw new InputError(problems);
  return result;
}
