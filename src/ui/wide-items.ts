/**
 * How many of `count` items to show wide, two to a row instead of three, at the head of the list,
 * so that the last row is full. A single item has a row to itself.
 */
export function wideItemCount(count: number): number {
  const inLastRow = count % 3;
  if (inLastRow === 0) return 0;
  return inLastRow === 2 ? 2 : Math.min(count, 4);
}
