import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { merge, mesh } from 'topojson-client';
import { projectionOf } from '../../src/domain/maps/map-projection.ts';
import type { MapSettings } from '../../src/pack-types/business.ts';
import { drawnPart, writePath } from './draw-coast.ts';

type Atlas = Parameters<typeof merge>[0];
type Areas = Extract<Parameters<typeof merge>[1], readonly unknown[]>;

interface County {
  readonly properties: { readonly name: string };
}

// Natural Earth's counties and unitary authorities of England and Wales; the file names its source.
const atlas = JSON.parse(readFileSync(join(import.meta.dirname, 'counties.generated.json'), 'utf8')) as Atlas & {
  readonly objects: {
    readonly counties: { readonly type: 'GeometryCollection'; readonly geometries: (Areas[number] & County)[] };
  };
};
const { counties } = atlas.objects;

/** Every name that `map.border` may hold. */
export const countyNames: readonly string[] = counties.geometries.map(({ properties }) => properties.name);

/** The county as one area, and the lines between it and its neighbours on land, as SVG paths in the map's units. */
export function drawCounty({ frame, border }: Pick<MapSettings, 'frame' | 'border'>): {
  readonly county: string;
  readonly border: string;
} {
  const { project } = projectionOf(frame);
  const drawn = drawnPart(frame);
  const parts = counties.geometries.filter(({ properties }) => border.includes(properties.name));
  const isPart = (geometry: object) => parts.some((part) => part === geometry);
  const area = merge(atlas, parts);
  const lines = mesh(atlas, counties, (one, other) => isPart(one) !== isPart(other));
  const toMap = (points: readonly (readonly number[])[]) => points.map(([lon = 0, lat = 0]) => project({ lon, lat }));
  return {
    county: area.coordinates
      .map(([outer = []]) => drawn(outer).map(({ x, y }) => project({ lon: x, lat: y })))
      .map((ring) => writePath(ring, true))
      .join(''),
    border: lines.coordinates
      .filter((line) => line.some((point) => drawn([point]).length > 0))
      .map((line) => writePath(toMap(line), false))
      .join(''),
  };
}
