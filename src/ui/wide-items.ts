/**
 * Returns how many of `count` items to show two to a row, not three, so that the last row is full.
 * They are the first of the list. A single item has a row to itself.
 */
export function wideItemCount(count: number): number {
  const inLastRow = count % 3;
  if (inLastRow === 0) return 0;
  return inLastRow === 2 ? 2 : Math.min(count, 4);
}
