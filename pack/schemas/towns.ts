import * as v from 'valibot';
import { fields, number, text } from './parts.ts';

/** A place we serve. Coordinates are WGS 84 degrees. */
export const town = fields({
  /** In addresses: lower-case letters, digits and hyphens. */
  slug: text,
  label: text,
  type: v.picklist(
    ['city', 'town', 'village'],
    'must be city, town or village',
  ),
  lat: number,
  lon: number,
});

export type TownRow = v.InferOutput<typeof town>;
export type TownType = TownRow['type'];
