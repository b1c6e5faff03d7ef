import { geoDistance } from 'd3-geo';

interface Place {
  /** In degrees. */
  readonly lat: number;
  readonly lon: number;
}

const EARTH_KM = 6371;

/** Returns the distance between two places as the crow flies, in kilometres. */
export const kmBetween = (a: Place, b: Place): number =>
  EARTH_KM * geoDistance([a.lon, a.lat], [b.lon, b.lat]);
