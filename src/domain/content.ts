import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));

/** A question and its answer, plain text. */
const faqSchema = v.strictObject({ q: text, a: text });

const seoSchema = v.strictObject({ title: text, description: text });

/** One file of `public/content/{county}/{town}/{service}.json`. `bodyHtml` is escaped HTML. */
export const townServiceContentSchema = v.strictObject({
  publish: v.boolean(),
  seo: seoSchema,
  bodyHtml: text,
  faqs: v.pipe(v.array(faqSchema), v.length(6)),
  reviews: v.array(v.never()),
  nearby: v.array(v.never()),
});

/** One file of `public/content/hubs/{town}.json`. */
export const hubContentSchema = v.strictObject({
  seo: seoSchema,
  bodyHtml: text,
  /** One sentence a service, by service slug. */
  summaries: v.record(v.string(), text),
  reasons: v.pipe(v.array(v.strictObject({ title: text, text })), v.length(5)),
});

export type Faq = v.InferOutput<typeof faqSchema>;
export type TownServiceContent = v.InferOutput<typeof townServiceContentSchema>;
export type HubContent = v.InferOutput<typeof hubContentSchema>;
