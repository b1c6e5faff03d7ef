import { assertDefined } from '../../src/domain/assert-defined.ts';
import { splitSentences } from '../../src/domain/text/sentences.ts';
import { InputError, type Problem } from '../../src/domain/problems.ts';
import type { PageFields } from './page-context.ts';
import type { PagePlan, ProfileText } from './plan-pages.ts';
import { safetyNotes } from './safety-notes.ts';
import { chooseFitting } from './render-page.ts';
import { textOfHtml } from './content-text.ts';
import type { Variant } from '../inputs/templates.ts';

/** One sentence of a page and its sources. */
export interface SentenceProvenance {
  readonly part: string;
  readonly text: string;
  /**
   * Template file; its number is the variant. A sentence taken whole from another file names that.
   */
  readonly template: string;
  /** Profile and figure fields inside the sentence, as `file: field`. */
  readonly fields: readonly string[];
}

const overrides = 'site/seo-overrides.json';

/*
 * Characters of the private use area bracket each value, so that it can be told apart after
 * rendering.
 */
const OPEN = '\uE000';
const NAME_END = '\uE001';
const CLOSE = '\uE002';
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

function markValues({ context }: PageFields): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(context).map(([field, value]) => [
      field,
      typeof value === 'string' && value !== ''
        ? `${OPEN}${field}${NAME_END}${value}${CLOSE}`
        : value,
    ]),
  );
}

/**
 * Which template, variant and fields produced each sentence of a planned page, in reading order.
 */
export function pageProvenance(plan: PagePlan): SentenceProvenance[] {
  const problems: Problem[] = [];
  const marked = markValues(plan.fields);
  const ofTemplate = (part: string, variant: Variant) =>
    sentencesOf(textOfHtml(variant.render(marked)), (text, fields) => ({
      part,
      text,
      template: variant.file,
      fields: fields.map((field) =>
        assertDefined(plan.fields.provenance[field], field),
      ),
    }));
  const ofSeo = (part: 'title' | 'description'): SentenceProvenance[] =>
    plan.override
      ? [
          {
            part,
            text: plan.override[part],
            template: overrides,
            fields: [`${overrides}: ${plan.key}.${part}`],
          },
        ]
      : ofTemplate(part, chooseFitting(plan, part, problems).variant);
  const body = plan.sections.flatMap(({ id, variant }) =>
    ofTemplate(id, variant),
  );
  const others = [
    // A hub says nothing of a service that is held back.
    ...plan.summaries
      .filter(({ slug }) => plan.loaded.profile.services[slug].publish)
      .flatMap(({ slug, text }) =>
        ofProfile(plan, 'summaries', {
          text,
          field: `services.${slug}.summary`,
        }),
      ),
    ...plan.questions.flatMap(({ q, a, field }) => [
      ...ofProfile(plan, 'questions', { text: q, field: `${field}.q` }),
      ...ofProfile(plan, 'questions', { text: a, field: `${field}.a` }),
    ]),
    ...plan.entries.flatMap(({ id, variant }) => ofTemplate(id, variant)),
  ];
  const said = [...body, ...others].map(({ text }) => text).join('\n');
  const sentences = [
    ...ofSeo('title'),
    ...ofSeo('description'),
    ...ofProfile(plan, 'standfirst', plan.standfirst),
    ...body,
    ...safetyNotes(said).flatMap(ofSafetyNote),
    ...others,
  ];
  if (problems.length > 0) throw new InputError(problems);
  return sentences;
}

/** The sentences of a safety note, which no template holds. */
const ofSafetyNote = (note: string) =>
  sentencesOf(note, (text): SentenceProvenance => ({
    part: 'safety-note',
    text,
    template: 'site/text-rules.ts',
    fields: ['site/text-rules.ts: warnings'],
  }));

/** The sentences of a text that the profile holds whole. */
function ofProfile(
  { loaded: { file } }: PagePlan,
  part: string,
  { text, field }: ProfileText,
) {
  return sentencesOf(text, (sentence): SentenceProvenance => ({
    part,
    text: sentence,
    template: file,
    fields: [`${file}: ${field}`],
  }));
}

function sentencesOf<T>(
  markedText: string,
  make: (text: string, fields: string[]) => T,
): T[] {
  return markedText
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const ranges: { field: string; start: number; end: number }[] = [];
      let plain = '';
      let last = 0;
      for (const match of line.matchAll(MARKED)) {
        const [whole, field = '', value = ''] = match;
        plain += line.slice(last, match.index);
        ranges.push({
          field,
          start: plain.length,
          end: plain.length + value.length,
        });
        plain += value;
        last = match.index + whole.length;
      }
      plain += line.slice(last);
      return splitSentences(plain).map(({ start, end }) => {
        const inside = ranges.filter(
          (range) => range.start < end && range.end > start,
        );
        return make(plain.slice(start, end), [
          ...new Set(inside.map((range) => range.field)),
        ]);
      });
    });
}

/** The provenance of a page's sentences as text for a terminal. */
export function formatProvenance(
  plan: PagePlan,
  sentences: readonly SentenceProvenance[],
): string {
  return [
    `${plan.town.label}: ${plan.key} (codeword ${plan.loaded.profile.codeword ?? 'hashed'}, ${plan.loaded.file})`,
    ...sentences.flatMap(({ part, text, template, fields }) => [
      '',
      `[${part}] ${text}`,
      `    ${template}`,
      ...fields.map((field) => `    ${field}`),
    ]),
  ].join('\n');
}
