import * as v from 'valibot';
import { fields, list, number, text } from './parts.ts';

/** A point on the ground, WGS 84 degrees, latitude first. */
const position = v.pipe(v.tuple([number, number]), v.readonly());

/** What the maps show beside coast and towns, drawn by hand. */
export const mapFeatures = {
  rivers: list(
    fields({
      name: text,
      /** From source to mouth. */
      course: list(position),
      /** Width of open water, such as an estuary that the coastline leaves out. */
      km: v.optional(number),
    }),
  ),
  moors: list(fields({ name: text, outline: list(position) })),
};

export type Position = readonly [lat: number, lon: number];
export type Rivers = v.InferOutput<typeof mapFeatures.rivers>;
export type Moors = v.InferOutput<typeof mapFeatures.moors>;
