import { at } from '../../src/domain/assert-defined.ts';

/** A point as longitude and latitude. */
type Point = readonly [number, number];

interface Edge {
  readonly axis: 0 | 1;
  readonly limit: number;
  /** Whether what lies above the limit is kept. */
  readonly above: boolean;
}

/** The part of a ring that lies within a box, cut at the box's edges (Sutherland and Hodgman's way); empty where none does. */
export function clipRing(
  ring: readonly Point[],
  {
    west,
    east,
    south,
    north,
  }: { readonly west: number; readonly east: number; readonly south: number; readonly north: number },
): Point[] {
  const edges: readonly Edge[] = [
    { axis: 0, limit: west, above: true },
    { axis: 0, limit: east, above: false },
    { axis: 1, limit: south, above: true },
    { axis: 1, limit: north, above: false },
  ];
  return edges.reduce<Point[]>(cut, [...ring]);
}

function cut(ring: Point[], { axis, limit, above }: Edge): Point[] {
  const isInside = (point: Point) => (above ? point[axis] >= limit : point[axis] <= limit);
  return ring.flatMap((point, index) => {
    const before = at(ring, index - 1);
    const kept = isInside(point) ? [point] : [];
    return isInside(point) === isInside(before) ? kept : [crossing(before, point, axis, limit), ...kept];
  });
}

function crossing(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}
