import { join } from 'node:path';
import type { merge } from 'topojson-client';
import { readText } from '../core/disk/read-text.ts';

type Atlas = Parameters<typeof merge>[0];
type Areas = Extract<Parameters<typeof merge>[1], readonly unknown[]>;

export type County = Areas[number] & {
  readonly properties: { readonly name: string };
};

/** Natural Earth's counties and similar areas of the United Kingdom. The file names its source. */
export const countyAtlas = JSON.parse(
  readText(join(import.meta.dirname, 'counties.generated.json')),
) as Atlas & {
  readonly objects: {
    readonly counties: {
      readonly type: 'GeometryCollection';
      readonly geometries: County[];
    };
  };
};

/** Every name that `map.border` may hold. */
export const countyNames: readonly string[] =
  countyAtlas.objects.counties.geometries.map(
    ({ properties }) => properties.name,
  );
