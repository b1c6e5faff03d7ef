/**
 * How many of `count` things in rows of three stand two to a row instead, at the head, so that the last row is full. A single one has
 * its row to itself.
 */
export function countWide(count: number): number {
  const leftOver = count % 3;
  if (leftOver === 0) return 0;
  return leftOver === 2 ? 2 : Math.min(count, 4);
}
