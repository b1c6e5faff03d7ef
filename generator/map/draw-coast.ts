import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { clipRing, type MapPoint } from '../../src/domain/maps/cut-coast.ts';
import { projectionOf } from '../../src/domain/maps/map-projection.ts';
import type { MapSettings } from '../../src/pack-types/business.ts';

type Frame = MapSettings['frame'];

/** Drawn beyond the frame, so that no outline runs along the map's edge. */
const MARGIN_DEGREES = 0.12;

/** Takes what of a line's or area's points, as longitude and latitude, is drawn: on the map of this frame or near it. */
export function drawnPart({ west, east, south, north }: Frame): (points: readonly (readonly number[])[]) => MapPoint[] {
  const box = {
    left: west - MARGIN_DEGREES,
    right: east + MARGIN_DEGREES,
    top: south - MARGIN_DEGREES,
    bottom: north + MARGIN_DEGREES,
  };
  return (points) =>
    clipRing(
      points.map(([x = 0, y = 0]) => ({ x, y })),
      box,
    );
}

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
  const drawn = drawnPart(frame);
  return landRings()
    .map((ring) =>
      writePath(
        drawn(ring).map(({ x, y }) => project({ lon: x, lat: y })),
        true,
      ),
    )
    .join('');
}
