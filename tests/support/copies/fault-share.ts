/** Which faults to try: `all`, a share such as `2/5`, or a sample of each kind if unset. */
const faults = process.env.FAULTS;

/** Seed of the random choice of faults. */
export const seed = process.env.SEED ?? '1';

export const isFull = faults !== undefined;

/** This run's share, and the number of shares. */
export const [share = 1, shares = 1] =
  (faults ?? 'all') === 'all' ? [] : faults!.split('/').map(Number);

/** Returns the cases of this run's share: for `2/5` every fifth case, starting with the second. */
export const shareOf = <T>(cases: readonly T[]): readonly T[] =>
  cases.filter((_, index) => index % shares === share - 1);
