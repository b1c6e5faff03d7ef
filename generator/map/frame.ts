import type { MapSettings } from '../../src/pack-types/business.ts';

const KM_PER_DEGREE = 111.2;
/** Land to be seen around the outermost places: a share of how far they lie apart, and never less than this. */
const PADDING = 0.15;
const LEAST_PADDING_KM = 1.5;
/** A map shows so much country at least, and is at most so much longer than wide. */
const LEAST_SPAN_KM = 8;
const LEAST_RATIO = 0.6;

/** The part of the world that shows all places, whether they lie two kilometres apart or two hundred. */
export function frameOf(places: readonly { readonly lat: number; readonly lon: number }[]): MapSettings['frame'] {
  const [south, north] = rangeOf(places.map(({ lat }) => lat));
  const [west, east] = rangeOf(places.map(({ lon }) => lon));
  const kmPerLon = KM_PER_DEGREE * Math.cos(((south + north) / 2) * (Math.PI / 180));
  const [height, width] = [(north - south) * KM_PER_DEGREE, (east - west) * kmPerLon];
  const padding = 2 * Math.max(LEAST_PADDING_KM, PADDING * Math.max(height, width));
  const least = Math.max(LEAST_SPAN_KM, LEAST_RATIO * (Math.max(height, width) + padding));
  const widen = (from: number, to: number, km: number, kmPerDegree: number) => {
    const half = Math.max(least, km + padding) / kmPerDegree / 2;
    const middle = (from + to) / 2;
    return [middle - half, middle + half].map((degrees) => Math.round(degrees * 1000) / 1000) as [number, number];
  };
  const [top, bottom] = widen(south, north, height, KM_PER_DEGREE).toReversed() as [number, number];
  const [left, right] = widen(west, east, width, kmPerLon);
  return { west: left, east: right, south: bottom, north: top };
}

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
