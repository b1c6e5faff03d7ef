import { map } from '../../site/map.ts';

const mapFrame = map.frame;

const WIDTH = 1000;
const MIDDLE_LATITUDE = ((mapFrame.south + mapFrame.north) / 2) * (Math.PI / 180);
const UNITS_PER_DEGREE_LAT = WIDTH / ((mapFrame.east - mapFrame.west) * Math.cos(MIDDLE_LATITUDE));

/** Size of the map in its own units. */
export const mapSize = {
  width: WIDTH,
  height: Math.round((mapFrame.north - mapFrame.south) * UNITS_PER_DEGREE_LAT),
} as const;

/** Equirectangular projection true at the middle of the frame; x grows to the east, y to the south. */
export function project({ lat, lon }: { readonly lat: number; readonly lon: number }): { x: number; y: number } {
  return {
    x: (lon - mapFrame.west) * UNITS_PER_DEGREE_LAT * Math.cos(MIDDLE_LATITUDE),
    y: (mapFrame.north - lat) * UNITS_PER_DEGREE_LAT,
  };
}
