import * as v from 'valibot';
import {
  materials,
  places,
  type Material,
  type Place,
} from '#site/surfaces.ts';
import { treatments } from '#site/treatments.ts';
import { bestMonths } from '../../core/schemas/year.ts';
import { monthNames } from '../../core/schemas/months.ts';
import { services, type ServiceSlug } from '../../core/domain/services.ts';

/** Maximum length of a text, in characters. Visitors would not finish a longer one. */
const MAX_TEXT = 1000;

/** Returns the sum of money that a text states; undefined if there is none. */
export const sumIn = (value: string): string | undefined =>
  /£\s?\d[\d.,]*/.exec(value)?.[0];

/** A text that states no price, since prices in a profile would not follow the pack's prices. */
export const withoutPrices = v.pipe(
  v.string(),
  v.check(
    (value) => sumIn(value) === undefined,
    ({ input }) =>
      `states ${sumIn(input)}: prices come from site/pricing.ts, as {{priceFrom}} in a title or description; take it out of a profile`,
  ),
);

const textOrNone = v.pipe(
  withoutPrices,
  v.maxLength(MAX_TEXT),
  v.check(
    (value) => !/[<>{}]/.test(value),
    'must be plain text: no markup and no template tags',
  ),
);
const text = v.pipe(textOrNone, v.minLength(2));
/** Extends a pattern to match `[[...]]`, the placeholder for a text still to be written. */
const orPlaceholder = ({ source }: RegExp) =>
  new RegExp(`^\\[\\[.*\\]\\]$|${source}`, 's');
const sentence = v.pipe(
  text,
  v.regex(orPlaceholder(/^["A-Z£].*[.]["]?$/), 'must be whole sentences'),
);
const noStop = v.regex<string, string>(
  /(?:^|[^.!?])$/,
  'must be a phrase without a full stop',
);
const phrase = v.pipe(text, noStop);
const phraseOrNone = v.optional(v.pipe(textOrNone, noStop), '');
/** Checks that a list has `least` to `most` items, or none. */
const noneOr = <Item>(least: number, most: number) =>
  v.check<Item[], string>(
    ({ length }) => length === 0 || (length >= least && length <= most),
    `must be ${least === most ? least : `${least} to ${most}`}, or left out`,
  );
/** Between `least` and `most` phrases, or none. */
const phrases = (least: number, most: number) =>
  v.optional(v.pipe(v.array(phrase), noneOr(least, most)), []);

const questionSchema = v.strictObject({
  q: v.pipe(
    text,
    v.regex(orPlaceholder(/\?$/), 'must end with a question mark'),
  ),
  a: v.pipe(
    text,
    v.regex(orPlaceholder(/^["A-Z£].*[.?]["]?$/), 'must be whole sentences'),
  ),
  /** The months that the answer recommends, if the question is about the time of year. */
  months: v.optional(
    v.array(v.picklist(monthNames, 'must be the name of a month')),
    [],
  ),
});

/** Number of the town's own questions that a service page shows. */
export const OWN_QUESTIONS = 3;

const namesOf = <Name extends string>(words: Readonly<Record<Name, RegExp>>) =>
  Object.keys(words) as Name[];

const materialSchema = v.picklist(namesOf<Material>(materials));
const placeSchema = v.picklist(namesOf<Place>(places));

const notesSchema = v.strictObject({
  /** False takes the page out of the published site. */
  publish: v.optional(v.boolean(), true),
  summary: sentence,
  standfirst: sentence,
  titleTail: phrase,
  /** One to three of the pack's materials, or none if the pack has none. */
  materials: v.optional(
    v.pipe(
      v.array(materialSchema),
      v.minLength(Math.min(namesOf(materials).length, 1)),
      v.maxLength(3),
    ),
    [],
  ),
  /** The place of each material that the service's pictures show in several places. */
  places: v.optional(v.record(materialSchema, placeSchema), {}),
  note: sentence,
  questions: v.pipe(v.array(questionSchema), v.length(OWN_QUESTIONS)),
  /** The best months in this town, where they are not those of the trade's calendar. */
  bestMonths: v.optional(bestMonths),
  /** Given only for a service with two treatments, and then in every profile. */
  treatment: v.optional(v.picklist(Object.keys(treatments))),
});

const slugs = services.map(({ slug }) => slug);
const notes = Object.fromEntries(slugs.map((slug) => [slug, notesSchema]));

/**
 * A town's profile. docs/template-fields.md explains the fields. `road` is left out for the home
 * town or an unknown distance. Weather, coast, moor and surfaces are for trades that depend on
 * them.
 */
export const townProfileSchema = v.strictObject({
  /** End of the hub's title, and the local part of its description. */
  titleTail: phrase,
  descriptionTail: phrase,
  coastal: v.optional(v.boolean(), false),
  estuary: v.optional(v.boolean(), false),
  moorland: v.optional(v.boolean(), false),
  postcodeHints: v.pipe(v.array(text), v.minLength(1)),
  /** Distance by road from the home town, in whole miles. */
  road: v.optional(
    v.strictObject({
      miles: v.pipe(v.number(), v.integer(), v.minValue(1)),
      estimated: v.boolean(),
    }),
  ),
  exposure: v.optional(
    v.pipe(
      v.array(v.pipe(phrase, v.regex(/^the /, 'must start with "the"'))),
      noneOr(3, 3),
    ),
    [],
  ),
  setting: sentence,
  standfirst: sentence,
  /** The surface in the hub's first picture: the first surface that the hub's standfirst names. */
  opening: v.optional(
    v.strictObject({ material: materialSchema, place: placeSchema }),
  ),
  typicalSurfaces: phrases(3, 5),
  commonIssues: v.pipe(
    v.array(
      v.strictObject({
        text: phrase,
        /** What causes it. A page may blame the town's `exposure` for `weather` issues alone. */
        cause: phraseOrNone,
      }),
    ),
    v.minLength(3),
    v.maxLength(5),
  ),
  softClaims: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          text: sentence,
          for: v.pipe(v.array(v.picklist(slugs)), v.minLength(1)),
        }),
      ),
      noneOr(3, 6),
    ),
    [],
  ),
  /** Names by which visitors may look for the town: its parts, or the wider place. */
  parts: v.optional(v.array(phrase), []),
  nearbyDescriptors: phrases(4, 6),
  landmarksGeneric: phrases(3, 5),
  services: v.strictObject(notes as Record<ServiceSlug, typeof notesSchema>),
});

export type TownProfile = v.InferOutput<typeof townProfileSchema>;

/** A profile with the file it came from, for messages and provenance. */
export interface LoadedProfile {
  readonly file: string;
  readonly profile: TownProfile;
}
