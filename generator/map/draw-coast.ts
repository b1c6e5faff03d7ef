import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { MapPoint } from '../../src/domain/cut-coast.ts';
import { projectionOf } from '../../src/domain/map-projection.ts';
import type { MapSettings } from '../../src/pack-types/business.ts';
import { clipRing } from './clip-ring.ts';

type Frame = MapSettings['frame'];

/** Drawn beyond the frame, so that no outline runs along the map's edge. */
const MARGIN_DEGREES = 0.12;

/** The part of the world that is drawn, in degrees. */
export const drawnBox = ({ west, east, south, north }: Frame): Frame => ({
  west: west - MARGIN_DEGREES,
  east: east + MARGIN_DEGREES,
  south: south - MARGIN_DEGREES,
  north: north + MARGIN_DEGREES,
});

/** The path through the points in whole units, as `readRings` reads it; empty for what is smaller than a unit. */
export function writePath(points: readonly MapPoint[], closed: boolean): string {
  const steps = points
    .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
    .filter((step, index, all) => step !== all[index - 1]);
  return steps.length > (closed ? 2 : 1) ? `M${steps.join('L')}${closed ? 'Z' : ''}` : '';
}

/** The outlines of all land, from Natural Earth's public-domain coastline. */
function landRings(): [number, number][][] {
  const require = createRequire(import.meta.url);
  const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'));
  const land = feature(atlas, atlas.objects.land) as unknown as {
    features: { geometry: { coordinates: [number, number][][][] } }[];
  };
  return land.features.flatMap(({ geometry }) => geometry.coordinates.map(([outer = []]) => outer));
}

/** The SVG path of the land inside a map's frame, in the map's units. */
export function drawCoast(frame: Frame): string {
  const { project } = projectionOf(frame);
  const box = drawnBox(frame);
  return landRings()
    .map((ring) =>
      writePath(
        clipRing(ring, box).map(([lon, lat]) => project({ lon, lat })),
        true,
      ),
    )
    .join('');
}
