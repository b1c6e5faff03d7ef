import * as v from 'valibot';
import { fields, link, list, number, text } from './parts.ts';

/** Who we are: the facts that a visitor, a search engine and a directory must read alike. */
export const business = fields({
  name: text,
  /** Ends the titles of pages. */
  shortName: text,
  description: text,
  /** As shown, with spaces. */
  phone: text,
  /** With `+` and country, without spaces: phone and WhatsApp links are made from it. */
  phoneInternational: v.pipe(
    text,
    v.regex(
      /^\+[1-9]\d{7,14}$/,
      'must be + and digits without spaces, as in +447700900123',
    ),
  ),
  email: text,
  address: fields({
    /** Street and postcode are given, and shown, where customers come to the business. */
    street: v.optional(text),
    /** Label of the town in `site/towns.ts` that the business comes from. */
    city: text,
    region: text,
    postalCode: v.optional(text),
    country: v.literal(
      'GB',
      'must be GB: the project is for British businesses',
    ),
  }),
  /** WGS 84 degrees. */
  geo: fields({ lat: number, lon: number }),
  serviceRadiusMetres: number,
  priceRange: text,
  establishedYear: number,
  openingHours: fields({
    days: list(text),
    /** 24-hour times, `08:00`. */
    opens: text,
    closes: text,
    /** As shown. */
    text,
  }),
  /** Addresses elsewhere, each shown if given. */
  social: fields({
    facebook: v.optional(link),
    instagram: v.optional(link),
    tiktok: v.optional(link),
    linkedin: v.optional(link),
    youtube: v.optional(link),
    /** The business on Google Maps, where its reviews are. */
    maps: v.optional(link),
  }),
  /** The documents that work is done under, each shown if given. */
  documents: fields({
    terms: v.optional(link),
    riskAcknowledgement: v.optional(link),
  }),
  /** Host name. */
  website: text,
});

export type Business = v.InferOutput<typeof business>;
