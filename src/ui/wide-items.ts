/**
 * Returns how many of `count` items, from the start of the list, to show two to a row instead of
 * three, so that the last row is full. A single item has a row to itself.
 */
export function wideItemCount(count: number): number {
  const inLastRow = count % 3;
  if (inLastRow === 0) return 0;
  return inLastRow === 2 ? 2 : Math.min(count, 4);
}
