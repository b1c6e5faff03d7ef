import { z } from 'zod';
import { services } from './services.ts';

/** Number of distinct variant combinations that the assignment code hands out: seven times seven. */
export const SEATS = 49;

/** Longer than any sentence a visitor would read to its end. */
const MAX_TEXT = 1000;

const text = z
  .string()
  .min(2)
  .max(MAX_TEXT)
  .refine((value) => !/[<>{}]/.test(value), 'must be plain text: no markup and no template marks');
const sentence = text.regex(/^["A-Z£].*[.]["]?$/s, 'must be whole sentences');
const phrase = text.regex(/[^.!?]$/, 'must be a phrase without a full stop');

const serviceNotesSchema = z.strictObject({
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
export const townProfileSchema = z.strictObject({
  seat: z.number().int().min(0).max(SEATS - 1).optional(),
  coastal: z.boolean(),
  estuary: z.boolean(),
  moorland: z.boolean(),
  postcodeHints: z.array(text).min(1),
  exposure: phrase.regex(/^the /, 'must start with "the"'),
  setting: sentence,
  typicalSurfaces: z.array(phrase).min(3).max(5),
  commonIssues: z.array(phrase).min(3).max(5),
  softClaims: z.array(sentence).length(3),
  nearbyDescriptors: z.array(phrase).min(4).max(6),
  landmarksGeneric: z.array(phrase).min(3).max(5),
  services: z.strictObject(notes as Record<(typeof services)[number]['slug'], typeof serviceNotesSchema>),
});

export type TownProfile = z.infer<typeof townProfileSchema>;
