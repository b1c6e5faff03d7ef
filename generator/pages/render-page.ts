import { warnings } from '#site/text-rules.ts';
import { assertDefined, at } from '../../core/domain/assert-defined.ts';
import type {
  HubContent,
  TownServiceContent,
} from '../../core/domain/content.ts';
import type { Problem } from '../../core/domain/problems.ts';
import { seoLengths } from '../../core/domain/seo-lengths.ts';
import { climateOf } from '../inputs/town-calendar.ts';
import type { PagePlan } from './plan-pages.ts';
import type { Variant } from '../inputs/templates.ts';

/**
 * Returns the first candidate for a page's title or description whose length fits. If none does,
 * adds a problem and returns the first candidate.
 */
export function chooseFitting(
  plan: PagePlan,
  part: keyof typeof seoLengths,
  problems: Problem[],
): { readonly variant: Variant; readonly text: string } {
  const pool = part === 'title' ? plan.titles : plan.descriptions;
  const { min, max } = seoLengths[part];
  const render = (variant: Variant) => ({
    variant,
    text: variant.render(plan.fields.context),
  });
  for (const variant of pool) {
    const rendered = render(variant);
    const { length } = rendered.text;
    if (length >= min && length <= max) return rendered;
  }
  const first = render(at(pool, 0));
  problems.push({
    file: first.variant.file,
    message: `neither it nor another variant has ${min}-${max} characters: "${first.text}"`,
  });
  return first;
}

function renderParts(plan: PagePlan, problems: Problem[]) {
  const render = (variant: Variant) => variant.render(plan.fields.context);
  return {
    seo: plan.override ?? {
      title: chooseFitting(plan, 'title', problems).text,
      description: chooseFitting(plan, 'description', problems).text,
    },
    bodyHtml: plan.sections.map(({ variant }) => render(variant)).join('\n'),
    entries: plan.entries.map(({ variant }) => {
      // A question and its answer, or a reason and its text.
      const [first = '', ...rest] = render(variant).split('\n');
      const head = first.trim();
      const body = rest.join('\n').trim();
      if (!head || !body)
        problems.push({
          file: variant.file,
          message: 'needs a first line, a blank line and a text',
        });
      return { head, body };
    }),
  };
}

/** The warnings that a page with this text must show, each once. */
export const safetyNotes = (text: string): readonly string[] =>
  warnings.filter(({ words }) => words.test(text)).map(({ label }) => label);

/** Appends to the body the safety notes that it or another text of the page needs. */
const withSafetyNotes = (bodyHtml: string, others: readonly string[]) =>
  [
    bodyHtml,
    ...safetyNotes([bodyHtml, ...others].join('\n')).map(
      (note) => `<p><small>${note}</small></p>`,
    ),
  ].join('\n');

/** Builds the content of a service page. */
export function renderServicePage(
  plan: PagePlan,
  problems: Problem[],
): TownServiceContent {
  const service = assertDefined(plan.service, plan.key);
  const notes = plan.loaded.profile.services[service];
  const { seo, bodyHtml, entries } = renderParts(plan, problems);
  const faqs = [
    ...plan.questions.map(({ q, a }) => ({ q, a })),
    ...entries.map(({ head, body }) => ({
      q: head,
      a: body,
    })),
  ];
  return {
    publish: notes.publish,
    seo,
    standfirst: plan.standfirst.text,
    ...assertDefined(plan.pairs.services[service], plan.key),
    postcodes: plan.loaded.profile.postcodeHints,
    climate: climateOf(plan.loaded.profile),
    ...(notes.bestMonths && { bestMonths: notes.bestMonths }),
    bodyHtml: withSafetyNotes(
      bodyHtml,
      faqs.flatMap(({ q, a }) => [q, a]),
    ),
    faqs,
    reviews: [],
    nearby: [],
  };
}

/** Builds the content of a town hub. */
export function renderHub(plan: PagePlan, problems: Problem[]): HubContent {
  const { seo, bodyHtml, entries } = renderParts(plan, problems);
  return {
    seo,
    standfirst: plan.standfirst.text,
    ...plan.pairs.hub,
    postcodes: plan.loaded.profile.postcodeHints,
    bodyHtml: withSafetyNotes(bodyHtml, [
      ...plan.summaries.map(({ text }) => text),
      ...entries.map(({ body }) => body),
    ]),
    summaries: Object.fromEntries(
      plan.summaries.map(({ slug, text }) => [slug, text]),
    ),
    reasons: entries.map(({ head, body }) => ({
      title: head,
      text: body,
    })),
  };
}
