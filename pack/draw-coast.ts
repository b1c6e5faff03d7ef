import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { projectionOf } from '../src/domain/map-projection.ts';
import type { MapSettings } from '../src/domain/pack.ts';
import { clipRing } from './clip-ring.ts';

/** Drawn beyond the frame, so that no outline runs along the map's edge. */
const MARGIN_DEGREES = 0.12;

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
export function drawCoast(frame: MapSettings['frame']): string {
  const { project } = projectionOf(frame);
  const box = {
    west: frame.west - MARGIN_DEGREES,
    east: frame.east + MARGIN_DEGREES,
    south: frame.south - MARGIN_DEGREES,
    north: frame.north + MARGIN_DEGREES,
  };
  return landRings()
    .map((ring) => {
      const points = clipRing(ring, box)
        .map(([lon, lat]) => project({ lon, lat }))
        .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
        .filter((point, index, all) => point !== all[index - 1]);
      return points.length > 2 ? `M${points.join('L')}Z` : '';
    })
    .join('');
}
