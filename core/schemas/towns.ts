import * as v from 'valibot';
import { fields, number, text } from './parts.ts';

const ofBritain =
  'must lie in Great Britain or Northern Ireland: latitude 49 to 61, longitude -9 to 2';

/** A place we serve. Coordinates are WGS 84 degrees. */
export const town = fields({
  /** In URLs: lower-case letters, digits and hyphens. */
  slug: text,
  label: text,
  type: v.picklist(
    ['city', 'town', 'village'],
    'must be city, town or village',
  ),
  lat: v.pipe(number, v.minValue(49, ofBritain), v.maxValue(61, ofBritain)),
  lon: v.pipe(number, v.minValue(-9, ofBritain), v.maxValue(2, ofBritain)),
});

/** Slugs of two neighbouring towns that are far apart by road, such as across an estuary. */
export const apart = v.tuple(
  [text, text],
  'must be a pair of slugs, in square brackets',
);

export type Apart = v.InferOutput<typeof apart>;
export type TownRow = v.InferOutput<typeof town>;
export type TownType = TownRow['type'];
