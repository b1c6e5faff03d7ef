/** A share from 0 to 1 as readers see it: `61.5%`. */
export const percent = (share: number): string =>
  `${(share * 100).toFixed(1)}%`;

/** `1 page`, `3 pages`: a number with its noun; `plural` where an s is not enough. */
export function countOf(
  count: number,
  noun: string,
  plural = `${noun}s`,
): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
