import * as v from 'valibot';
import { pairs, type PairName } from '#site/pairs.ts';
import { monthNames } from '../schemas/months.ts';

const text = v.pipe(v.string(), v.minLength(1));

/** A question and its answer, plain text. */
const faqSchema = v.strictObject({
  q: text,
  a: text,
});

/** A pair on a page: the name of its pictures, and the page's texts about them. */
const pair = v.strictObject({
  name: v.picklist(Object.keys(pairs) as PairName[]),
  surface: text,
  before: v.optional(text),
  after: text,
  caption: text,
  sample: v.boolean(),
});

const seoSchema = v.strictObject({
  title: text,
  description: text,
});

const reason = v.strictObject({
  title: text,
  text,
});

/** Postcode districts served in the town. */
const postcodes = v.pipe(v.array(text), v.minLength(1));

const bestMonths = v.strictObject({
  months: v.pipe(v.array(v.picklist(monthNames)), v.minLength(1), v.readonly()),
  reason: text,
});

/** A file `public/content/{county}/{town}/{service}.json`. `bodyHtml` is safe HTML. */
export const townServiceContentSchema = v.strictObject({
  publish: v.boolean(),
  seo: seoSchema,
  /** The introduction below the heading. Differs from the description in search results. */
  standfirst: text,
  /** The hero's pair, then the pair within the text, if there is one. */
  pairs: v.pipe(v.array(pair), v.minLength(1), v.maxLength(2)),
  postcodes,
  /** Selects which of the service's yearly calendars applies in the town. */
  climate: v.picklist(['everywhere', 'coast', 'moor']),
  /** The best months in the town, where they are not those of the calendar. */
  bestMonths: v.optional(bestMonths),
  bodyHtml: text,
  faqs: v.pipe(v.array(faqSchema), v.length(6)),
  reviews: v.array(v.never()),
  nearby: v.array(v.never()),
});

/** A file `public/content/hubs/{town}.json`. `bodyHtml` is safe HTML. */
export const hubContentSchema = v.strictObject({
  seo: seoSchema,
  /** The introduction below the heading. */
  standfirst: text,
  /** The hero's pair. */
  pair,
  /** The hero pairs of the town's service pages, by service slug. */
  openings: v.record(v.string(), pair),
  postcodes,
  bodyHtml: text,
  /** One sentence per service, by service slug. */
  summaries: v.record(v.string(), text),
  reasons: v.pipe(v.array(reason), v.length(5)),
});

export type ContentPair = v.InferOutput<typeof pair>;
export type Faq = v.InferOutput<typeof faqSchema>;
export type TownServiceContent = v.InferOutput<typeof townServiceContentSchema>;
export type HubContent = v.InferOutput<typeof hubContentSchema>;
