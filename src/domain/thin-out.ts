import type { MapPoint } from './cut-coast.ts';

/**
 * The points that a map can show apart. All of them, or where there are more than `most` the first in each square of a grid with
 * about that many squares. Points and size are in the map's units.
 */
export function thinOut<T extends MapPoint>(
  points: readonly T[],
  most: number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly T[] {
  if (points.length <= most) return points;
  const side = Math.sqrt((width * height) / most);
  const bySquare = new Map<string, T>();
  for (const point of points) {
    const square = `${Math.floor(point.x / side)} ${Math.floor(point.y / side)}`;
    if (!bySquare.has(square)) bySquare.set(square, point);
  }
  return [...bySquare.values()];
}
