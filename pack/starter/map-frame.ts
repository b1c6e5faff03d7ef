import type { MapSettings } from '../../core/schemas/map.ts';

const KM_PER_DEGREE = 111.2;
/** Margin around the outermost places: a share of the distance between them, and its minimum. */
const PADDING = 0.15;
const LEAST_PADDING_KM = 1.5;
/** The least width or height of a map, and the least ratio of its shorter side to the longer. */
const LEAST_SPAN_KM = 8;
const LEAST_RATIO = 0.6;

interface Place {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Returns the map's frame, in degrees, that shows all places, whether they are two kilometres apart
 * or two hundred.
 */
export function frameOf(places: readonly Place[]): MapSettings['frame'] {
  const lats = places.map(({ lat }) => lat);
  const lons = places.map(({ lon }) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const middle = {
    lat: (south + north) / 2,
    lon: (west + east) / 2,
  };
  const kmPerLon = KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);

  const height = (north - south) * KM_PER_DEGREE;
  const width = (east - west) * kmPerLon;
  const longer = Math.max(height, width);
  const padding = 2 * Math.max(LEAST_PADDING_KM, PADDING * longer);
  const least = Math.max(LEAST_SPAN_KM, LEAST_RATIO * (longer + padding));
  const halfLat = Math.max(least, height + padding) / 2 / KM_PER_DEGREE;
  const halfLon = Math.max(least, width + padding) / 2 / kmPerLon;
  return {
    west: rounded(middle.lon - halfLon),
    east: rounded(middle.lon + halfLon),
    south: rounded(middle.lat - halfLat),
    north: rounded(middle.lat + halfLat),
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
