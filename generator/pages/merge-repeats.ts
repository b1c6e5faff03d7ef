import type { Problem } from '../../src/domain/problems.ts';

/** A template's fault shows on every page that uses it: keep the first of each file and field. */
export function mergeRepeats(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, { problem: Problem; more: number }>();
  for (const problem of problems) {
    const key = `${problem.file}\n${problem.field ?? ''}`;
    const seen = first.get(key);
    if (seen) seen.more += 1;
    else first.set(key, { problem, more: 0 });
  }
  return [...first.values()].map(({ problem, more }) =>
    more === 0 ? problem : { ...problem, message: `${problem.message} (and ${more} more times)` },
  );
}
