import { at } from '../assert-defined.ts';

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** Edges of a rectangle of a map. */
export interface MapBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rings of a path of absolute `M`, `L` and `Z` alone, as `coast.generated.json` holds it. */
export function readRings(path: string): MapPoint[][] {
  return path
    .split('Z')
    .filter((ring) => ring !== '')
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((pair) => {
          const [x = 0, y = 0] = pair.split(' ').map(Number);
          return { x, y };
        }),
    );
}

type Inside = (point: MapPoint) => boolean;
type Cross = (from: MapPoint, to: MapPoint) => MapPoint;

/** What of a closed ring lies within the box (Sutherland-Hodgman); empty where nothing does. */
export function clipRing(ring: readonly MapPoint[], { left, top, right, bottom }: MapBox): MapPoint[] {
  const atX =
    (x: number): Cross =>
    (from, to) => ({ x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) });
  const atY =
    (y: number): Cross =>
    (from, to) => ({ x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y });
  const edges: readonly (readonly [Inside, Cross])[] = [
    [({ x }) => x >= left, atX(left)],
    [({ x }) => x <= right, atX(right)],
    [({ y }) => y >= top, atY(top)],
    [({ y }) => y <= bottom, atY(bottom)],
  ];
  return edges.reduce<MapPoint[]>((points, [inside, cross]) => clipAtEdge(points, inside, cross), [...ring]);
}

function clipAtEdge(points: readonly MapPoint[], inside: Inside, cross: Cross): MapPoint[] {
  return points.flatMap((point, index) => {
    const before = at(points, index - 1);
    const crossing = inside(point) === inside(before) ? [] : [cross(before, point)];
    return inside(point) ? [...crossing, point] : crossing;
  });
}

/** A path through the points in whole units and relative steps, which is the shortest way to write it; `closed` for an area. */
export function drawPath(points: readonly MapPoint[], closed: boolean): string {
  const whole = points
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    .filter(({ x, y }, index, all) => {
      const before = all[index - 1];
      return x !== before?.x || y !== before.y;
    });
  const [first, ...rest] = whole;
  if (!first || rest.length < (closed ? 2 : 1)) return '';
  const steps = rest.map(({ x, y }, index) => {
    const before = at(whole, index);
    return `${x - before.x} ${y - before.y}`;
  });
  return `M${first.x} ${first.y}l${steps.join(' ')}${closed ? 'z' : ''}`.replaceAll(' -', '-');
}

/** A soft line through the points, from the first to the last; `closed` for an area with soft corners. Whole units. */
export function drawCurve(points: readonly MapPoint[], closed: boolean): string {
  const write = ({ x, y }: MapPoint) => `${Math.round(x)} ${Math.round(y)}`;
  const middle = (one: MapPoint, other: MapPoint) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return '';
  const corners = closed ? points : points.slice(1, -1);
  const bends = corners.map((point, index) => {
    const next = at(points, closed ? (index + 1) % points.length : index + 2);
    return `Q${write(point)} ${write(middle(point, next))}`;
  });
  return closed
    ? `M${write(middle(last, first))}${bends.join('')}z`
    : `M${write(first)}${bends.join('')}L${write(last)}`;
}
