import { z } from 'zod';

/** A question and its answer, plain text. */
export const faqSchema = z.strictObject({ q: z.string().min(1), a: z.string().min(1) });

const seoSchema = z.strictObject({ title: z.string().min(1), description: z.string().min(1) });

/** One file of `public/content/devon/{town}/{service}.json`. `bodyHtml` is escaped HTML. */
export const townServiceContentSchema = z.strictObject({
  publish: z.boolean(),
  seo: seoSchema,
  bodyHtml: z.string().min(1),
  faqs: z.array(faqSchema).length(6),
  reviews: z.array(z.never()),
  nearby: z.array(z.never()),
});

/** One file of `public/content/hubs/{town}.json`. */
export const hubContentSchema = z.strictObject({
  seo: seoSchema,
  bodyHtml: z.string().min(1),
  /** One sentence a service, by service slug. */
  summaries: z.record(z.string(), z.string().min(1)),
  reasons: z.array(z.strictObject({ title: z.string().min(1), text: z.string().min(1) })).length(5),
});

export type Faq = z.infer<typeof faqSchema>;
export type TownServiceContent = z.infer<typeof townServiceContentSchema>;
export type HubContent = z.infer<typeof hubContentSchema>;
