import drawnKinds from '#site/map.generated.json' with { type: 'json' };
import { map } from '#site/map.ts';
import type { MapSettings } from '../schemas/map.ts';

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on a map. */
export interface MapBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the map shows besides the towns. */
export const drawn = drawnKinds;

/** Whether the map shows anything besides the towns. If not, pages have no map. */
export const hasMap = Object.values(drawn).includes(true);

const WIDTH = 1000;
const KM_PER_DEGREE = 111.2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const mercator = (lat: number) =>
  Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));

/**
 * Makes the Mercator projection of a frame, given in degrees, onto a map 1000 units wide. Equals
 * d3-geo's `geoMercator` of the same scale.
 */
export function projectionOf({
  west,
  east,
  south,
  north,
}: MapSettings['frame']) {
  const scale = WIDTH / radians(east - west);
  const top = mercator(north);
  const height = (top - mercator(south)) * scale;
  const middle = radians((south + north) / 2);
  const kmWide = (east - west) * KM_PER_DEGREE * Math.cos(middle);
  return {
    scale,
    unitsPerKm: WIDTH / kmWide,
    size: {
      width: WIDTH,
      height: Math.round(height),
    },
    /** Returns map units: x increases eastwards, y southwards. */
    project: ({
      lat,
      lon,
    }: {
      readonly lat: number;
      readonly lon: number;
    }): MapPoint => ({
      x: radians(lon - west) * scale,
      y: (top - mercator(lat)) * scale,
    }),
  };
}

/** Size and projection of the region's map. */
export const { size: mapSize, project } = projectionOf(map.frame);

/** Thins points evenly to about `most`, by keeping the first in each square of a grid. */
export function spreadOut<T extends MapPoint>(
  points: readonly T[],
  most: number,
  { width, height }: typeof mapSize,
): readonly T[] {
  if (points.length <= most) return points;
  const side = Math.sqrt((width * height) / most);
  const taken = new Set<string>();
  return points.filter(({ x, y }) => {
    const square = `${Math.floor(x / side)} ${Math.floor(y / side)}`;
    if (taken.has(square)) return false;
    taken.add(square);
    return true;
  });
}
