import { map } from '../../../site/map.ts';
import type { MapSettings } from '../../pack-types/business.ts';

const WIDTH = 1000;

interface Projection {
  /** Size of the map in its own units. */
  readonly size: { readonly width: number; readonly height: number };
  /** Equirectangular, true at the middle of the frame; x grows to the east, y to the south. */
  readonly project: (place: { readonly lat: number; readonly lon: number }) => { x: number; y: number };
}

/** How a part of the world, given in degrees, is laid out 1000 units across. */
export function projectionOf({ west, east, south, north }: MapSettings['frame']): Projection {
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const unitsPerDegreeLat = WIDTH / ((east - west) * shrink);
  return {
    size: { width: WIDTH, height: Math.round((north - south) * unitsPerDegreeLat) },
    project: ({ lat, lon }) => ({
      x: (lon - west) * unitsPerDegreeLat * shrink,
      y: (north - lat) * unitsPerDegreeLat,
    }),
  };
}

/** The map of the areas page. */
export const { size: mapSize, project } = projectionOf(map.frame);
