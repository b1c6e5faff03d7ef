import { warnings } from '#site/text-rules.ts';
import { assertDefined, at } from '../../core/domain/assert-defined.ts';
import type {
  HubContent,
  TownServiceContent,
} from '../../core/domain/content.ts';
import type { Problem } from '../../core/domain/problems.ts';
import { seoLengths } from '../../core/domain/seo-lengths.ts';
import { climateOf } from '../inputs/town-calendar.ts';
import type { PageOutline } from './outline-page.ts';
import type { Variant } from '../inputs/templates.ts';

/**
 * Returns the first candidate for a page's title or description whose length fits. If none does,
 * adds a problem and returns the first candidate.
 */
export function chooseFitting(
  outline: PageOutline,
  part: keyof typeof seoLengths,
  problems: Problem[],
): { readonly variant: Variant; readonly text: string } {
  const pool = part === 'title' ? outline.titles : outline.descriptions;
  const { min, max } = seoLengths[part];
  const render = (variant: Variant) => ({
    variant,
    text: variant.render(outline.fields.context),
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

function renderParts(outline: PageOutline, problems: Problem[]) {
  const render = (variant: Variant) => variant.render(outline.fields.context);
  return {
    seo: outline.override ?? {
      title: chooseFitting(outline, 'title', problems).text,
      description: chooseFitting(outline, 'description', problems).text,
    },
    bodyHtml: outline.sections.map(({ variant }) => render(variant)).join('\n'),
    entries: outline.entries.map(({ variant }) => {
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
  outline: PageOutline,
  problems: Problem[],
): TownServiceContent {
  const service = assertDefined(outline.service, outline.key);
  const notes = outline.loaded.profile.services[service];
  const { seo, bodyHtml, entries } = renderParts(outline, problems);
  const faqs = [
    ...outline.questions.map(({ q, a }) => ({ q, a })),
    ...entries.map(({ head, body }) => ({
      q: head,
      a: body,
    })),
  ];
  return {
    publish: notes.publish,
    seo,
    standfirst: outline.standfirst.text,
    ...assertDefined(outline.pairs.services[service], outline.key),
    postcodes: outline.loaded.profile.postcodeHints,
    climate: climateOf(outline.loaded.profile),
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
export function renderHub(
  outline: PageOutline,
  problems: Problem[],
): HubContent {
  const { seo, bodyHtml, entries } = renderParts(outline, problems);
  return {
    seo,
    standfirst: outline.standfirst.text,
    ...outline.pairs.hub,
    postcodes: outline.loaded.profile.postcodeHints,
    bodyHtml: withSafetyNotes(bodyHtml, [
      ...outline.summaries.map(({ text }) => text),
      ...entries.map(({ body }) => body),
    ]),
    summaries: Object.fromEntries(
      outline.summaries.map(({ slug, text }) => [slug, text]),
    ),
    reasons: entries.map(({ head, body }) => ({
      title: head,
      text: body,
    })),
  };
}
