import * as v from 'valibot';
import { services } from './services.ts';

/** Number of distinct variant combinations that the assignment code hands out: seven times seven. */
export const SEATS = 49;

/** Longer than any sentence a visitor would read to its end. */
const MAX_TEXT = 1000;

const text = v.pipe(
  v.string(),
  v.minLength(2),
  v.maxLength(MAX_TEXT),
  v.check((value) => !/[<>{}]/.test(value), 'must be plain text: no markup and no template marks'),
);
const sentence = v.pipe(text, v.regex(/^["A-Z£].*[.]["]?$/s, 'must be whole sentences'));
const phrase = v.pipe(text, v.regex(/[^.!?]$/, 'must be a phrase without a full stop'));
/** Between `least` and `most` phrases. */
const phrases = (least: number, most: number) => v.pipe(v.array(phrase), v.minLength(least), v.maxLength(most));

const serviceNotesSchema = v.strictObject({
  surface: phrase,
  issue: phrase,
  summary: sentence,
  note: sentence,
});

const notes = Object.fromEntries(services.map(({ slug }) => [slug, serviceNotesSchema]));

/**
 * What is true of a town, in the shapes that docs/writing.md explains. `seat` may be left out:
 * then it is hashed from the town's slug.
 */
export const townProfileSchema = v.strictObject({
  seat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS - 1))),
  coastal: v.boolean(),
  estuary: v.boolean(),
  moorland: v.boolean(),
  postcodeHints: v.pipe(v.array(text), v.minLength(1)),
  exposure: v.pipe(phrase, v.regex(/^the /, 'must start with "the"')),
  setting: sentence,
  typicalSurfaces: phrases(3, 5),
  commonIssues: phrases(3, 5),
  softClaims: v.pipe(v.array(sentence), v.length(3)),
  nearbyDescriptors: phrases(4, 6),
  landmarksGeneric: phrases(3, 5),
  services: v.strictObject(notes as Record<(typeof services)[number]['slug'], typeof serviceNotesSchema>),
});

export type TownProfile = v.InferOutput<typeof townProfileSchema>;
