/* Draws src/content/coast.generated.json from Natural Earth's public-domain coastline. Run when the frame in site/map.ts changes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { map } from '../site/map.ts';
import { project } from '../src/domain/map-projection.ts';

const mapFrame = map.frame;
const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'));
const land = feature(atlas, atlas.objects.land) as unknown as {
  features: { geometry: { coordinates: number[][][][] } }[];
};

const MARGIN_DEGREES = 0.12;
const near = ([lon, lat]: readonly number[]) =>
  lon! > mapFrame.west - MARGIN_DEGREES &&
  lon! < mapFrame.east + MARGIN_DEGREES &&
  lat! > mapFrame.south - MARGIN_DEGREES &&
  lat! < mapFrame.north + MARGIN_DEGREES;

const rings = land.features
  .flatMap(({ geometry }) => geometry.coordinates.map(([outer]) => outer!))
  .filter((ring) => ring.some(near));
const path = rings
  .map((ring) => {
    const clamped = ring.map(([lon, lat]) => [
      Math.min(Math.max(lon!, mapFrame.west - MARGIN_DEGREES), mapFrame.east + MARGIN_DEGREES),
      Math.min(Math.max(lat!, mapFrame.south - MARGIN_DEGREES), mapFrame.north + MARGIN_DEGREES),
    ]);
    const points = clamped
      .map(([lon, lat]) => project({ lon: lon!, lat: lat! }))
      .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
      .filter((point, index, all) => point !== all[index - 1]);
    return points.length > 2 ? `M${points.join('L')}Z` : '';
  })
  .join('');

const target = join(import.meta.dirname, '../src/content/coast.generated.json');
writeFileSync(target, `${JSON.stringify({ path })}\n`);
console.log(`${path.length} characters of coastline.`);
