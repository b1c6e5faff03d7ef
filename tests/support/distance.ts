import type { Town } from '../../src/domain/towns.ts';

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres (haversine formula). */
export function distanceKm(from: Pick<Town, 'lat' | 'lon'>, to: Pick<Town, 'lat' | 'lon'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(to.lat - from.lat);
  const dLon = radians(to.lon - from.lon);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}
