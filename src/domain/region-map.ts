import { map } from '#site/map.ts';
import type { MapSettings } from '../../pack/schemas/business.ts';

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

const WIDTH = 1000;
const KM_PER_DEGREE = 111.2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const mercator = (lat: number) =>
  Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));

/** How a part of the world, given in degrees, is laid out 1000 units across, as d3-geo's `geoMercator` of this scale does. */
export function projectionOf({
  west,
  east,
  south,
  north,
}: MapSettings['frame']) {
  const scale = WIDTH / radians(east - west);
  return {
    scale,
    unitsPerKm:
      WIDTH /
      ((east - west) * KM_PER_DEGREE * Math.cos(radians((south + north) / 2))),
    size: {
      width: WIDTH,
      height: Math.round((mercator(north) - mercator(south)) * scale),
    },
    /** x grows to the east, y to the south. */
    project: ({
      lat,
      lon,
    }: {
      readonly lat: number;
      readonly lon: number;
    }): MapPoint => ({
      x: radians(lon - west) * scale,
      y: (mercator(north) - mercator(lat)) * scale,
    }),
  };
}

/** The map of the region. */
export const { size: mapSize, project } = projectionOf(map.frame);

/** Of more points than `most` the first in each square of which the map has so many: more nobody could tell apart. */
export function thinOut<T extends MapPoint>(
  points: readonly T[],
  most: number,
  { width, height }: { readonly width: number; readonly height: number },
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
