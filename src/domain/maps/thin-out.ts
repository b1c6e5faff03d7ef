import type { MapPoint } from './cut-coast.ts';

/**
 * The points that a map can show apart: all of them, or where there are more than `most` those that stand off all before them by the side
 * of a square of which the map has so many. Points and size are in the map's units.
 */
export function thinOut<T extends MapPoint>(
  points: readonly T[],
  most: number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly T[] {
  if (points.length <= most) return points;
  const apart = Math.sqrt((width * height) / most);
  const shown: T[] = [];
  for (const point of points)
    if (shown.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= apart)) shown.push(point);
  return shown;
}
