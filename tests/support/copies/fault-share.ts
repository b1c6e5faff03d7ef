/**
 * How much of the faults is tried: some of each kind unless the environment says `all`, or a share
 * of all as `2/5`.
 */
const faults = process.env.FAULTS;

/** Another one tries other faults. */
export const seed = process.env.SEED ?? '1';

export const isFull = faults !== undefined;

/** This run's share, and how many together are all. */
export const [share = 1, shares = 1] =
  (faults ?? 'all') === 'all' ? [] : faults!.split('/').map(Number);

/** The cases of this run's share: every fifth from the second on for `2/5`. */
export const shareOf = <T>(cases: readonly T[]): readonly T[] =>
  cases.filter((_, index) => index % shares === share - 1);
