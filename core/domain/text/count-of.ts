/** Formats a share from 0 to 1 as a percentage: `61.5%`. */
export const percent = (share: number): string =>
  `${(share * 100).toFixed(1)}%`;

/** Formats a number with its noun: `1 page`, `3 pages`. Pass `plural` if it is irregular. */
export function countOf(
  count: number,
  noun: string,
  plural = `${noun}s`,
): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
