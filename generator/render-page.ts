import type { HubContent, TownServiceContent } from '../src/domain/content.ts';
import type { Problem } from '../src/domain/problems.ts';
import { services } from '../src/domain/services.ts';
import type { SeoText } from './load-inputs.ts';
import type { Context } from './page-context.ts';
import type { PagePlan } from './plan-pages.ts';
import type { Pool, Variant } from './templates.ts';

/** Lengths in characters that search results show whole. */
export const seoLengths = { title: { min: 10, max: 60 }, description: { min: 120, max: 158 } } as const;

/** Renders one variant; a field that does not exist becomes a problem that names template, field and profile. */
export function renderVariant(variant: Variant, context: Context, profileFile: string, problems: Problem[]): string {
  try {
    return variant.render(context);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const field = /"([^"]+)" not defined/.exec(message)?.[1];
    const line = / - (\d+):\d+$/.exec(message)?.[1];
    problems.push({
      file: variant.file,
      field,
      message: field
        ? `is not a field (line ${line}), met with ${profileFile}: see docs/writing.md for the fields`
        : `${message}, met with ${profileFile}`,
    });
    return '';
  }
}

function renderFitting(
  pool: Pool,
  { min, max }: { readonly min: number; readonly max: number },
  render: (variant: Variant) => string,
  problems: Problem[],
): string {
  for (const variant of pool) {
    const text = render(variant);
    if (text.length >= min && text.length <= max) return text;
  }
  problems.push({ file: pool[0]!.file, message: `no variant beside it fits ${min}-${max} characters: "${render(pool[0]!)}"` });
  return '';
}

function renderSeo(plan: PagePlan, problems: Problem[]): SeoText {
  if (plan.override) return plan.override;
  const render = (variant: Variant) => renderVariant(variant, plan.traced.context, plan.loaded.file, problems);
  return {
    title: renderFitting(plan.titles, seoLengths.title, render, problems),
    description: renderFitting(plan.descriptions, seoLengths.description, render, problems),
  };
}

/** Splits "first line, blank line, rest": a question and its answer, or a reason and its text. */
export function splitEntry(text: string): [head: string, body: string] {
  const [head = '', ...rest] = text.split('\n');
  return [head.trim(), rest.join('\n').trim()];
}

function renderParts(plan: PagePlan, problems: Problem[]) {
  const render = (variant: Variant) => renderVariant(variant, plan.traced.context, plan.loaded.file, problems);
  return {
    seo: renderSeo(plan, problems),
    bodyHtml: plan.sections.map(({ variant }) => render(variant)).join('\n'),
    entries: plan.entries.map(({ variant }) => {
      const [head, body] = splitEntry(render(variant));
      if (!head || !body) problems.push({ file: variant.file, message: 'needs a first line, a blank line and a text' });
      return { head, body };
    }),
  };
}

/** The content file of a town-by-service page. */
export function renderServicePage(plan: PagePlan, problems: Problem[]): TownServiceContent {
  const { seo, bodyHtml, entries } = renderParts(plan, problems);
  return {
    publish: true,
    seo,
    bodyHtml,
    faqs: entries.map(({ head, body }) => ({ q: head, a: body })),
    reviews: [],
    nearby: [],
  };
}

/** The content file of a town hub. */
export function renderHub(plan: PagePlan, problems: Problem[]): HubContent {
  const { seo, bodyHtml, entries } = renderParts(plan, problems);
  return {
    seo,
    bodyHtml,
    summaries: Object.fromEntries(services.map(({ slug }) => [slug, plan.loaded.profile.services[slug].summary])),
    reasons: entries.map(({ head, body }) => ({ title: head, text: body })),
  };
}
