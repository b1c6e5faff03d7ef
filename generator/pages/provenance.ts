import { assertDefined } from '../../core/domain/assert-defined.ts';
import { splitSentences } from '../../core/domain/text/sentences.ts';
import { throwProblems, type Problem } from '../../core/domain/problems.ts';
import type { PageFields } from './page-context.ts';
import type { PagePlan } from './plan-pages.ts';
import { chooseFitting, safetyNotes } from './render-page.ts';
import { textOfHtml } from './content-text.ts';
import { seoOverridesFile } from '../inputs/inputs.ts';
import type { Variant } from '../inputs/templates.ts';

/** One sentence of a page and its sources. */
export interface SentenceProvenance {
  readonly part: string;
  readonly text: string;
  /** Template file, named after the variant's number, or another file with the whole sentence. */
  readonly template: string;
  /** The fields whose values are in the sentence, as `file: field`. */
  readonly fields: readonly string[];
}

const rulesFile = 'site/text-rules.ts';

/*
 * Private-use characters mark the start and end of each value, so that it can be found in the
 * rendered text.
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
 * Traces each sentence of a planned page to its template, variant and fields, in reading order.
 * @throws InputError if no title or description has a suitable length
 */
export function pageProvenance(plan: PagePlan): SentenceProvenance[] {
  const { file, profile } = plan.loaded;
  const problems: Problem[] = [];
  const marked = markValues(plan.fields);
  const ofTemplate = (part: string, { file: template, render }: Variant) =>
    sentencesOf(textOfHtml(render(marked))).map(({ text, names }) => ({
      part,
      text,
      template,
      fields: names.map((name) =>
        assertDefined(plan.fields.provenance[name], name),
      ),
    }));
  const ofProfile = (part: string, field: string, text: string) =>
    ofFile(part, text, file, field);
  const ofSeo = (part: 'title' | 'description') =>
    plan.override
      ? ofFile(
          part,
          plan.override[part],
          seoOverridesFile,
          `${plan.key}.${part}`,
        )
      : ofTemplate(part, chooseFitting(plan, part, problems).variant);
  const body = plan.sections.flatMap(({ id, variant }) =>
    ofTemplate(id, variant),
  );
  // A hub does not mention a service whose page is unpublished.
  const summaries = plan.summaries.filter(
    ({ slug }) => profile.services[slug].publish,
  );
  const others = [
    ...summaries.flatMap(({ slug, text }) =>
      ofProfile('summaries', `services.${slug}.summary`, text),
    ),
    ...plan.questions.flatMap(({ q, a, field }) => [
      ...ofProfile('questions', `${field}.q`, q),
      ...ofProfile('questions', `${field}.a`, a),
    ]),
    ...plan.entries.flatMap(({ id, variant }) => ofTemplate(id, variant)),
  ];
  const said = [...body, ...others].map(({ text }) => text).join('\n');
  const { standfirst } = plan;
  const sentences = [
    ...ofSeo('title'),
    ...ofSeo('description'),
    ...ofProfile('standfirst', standfirst.field, standfirst.text),
    ...body,
    ...safetyNotes(said).flatMap((note) =>
      ofFile('safety-note', note, rulesFile, 'warnings'),
    ),
    ...others,
  ];
  throwProblems(problems);
  return sentences;
}

/** The sentences of a text that comes whole from a field of a file other than a template. */
const ofFile = (
  part: string,
  whole: string,
  template: string,
  field: string,
): SentenceProvenance[] =>
  sentencesOf(whole).map(({ text }) => ({
    part,
    text,
    template,
    fields: [`${template}: ${field}`],
  }));

/** Splits a text with marked values into sentences, each with the names of the values in it. */
function sentencesOf(markedText: string) {
  return markedText
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const values: { name: string; start: number; end: number }[] = [];
      let plain = '';
      let last = 0;
      for (const match of line.matchAll(MARKED)) {
        const [whole, name = '', value = ''] = match;
        plain += line.slice(last, match.index);
        const start = plain.length;
        plain += value;
        values.push({
          name,
          start,
          end: plain.length,
        });
        last = match.index + whole.length;
      }
      plain += line.slice(last);
      return splitSentences(plain).map(({ start, end }) => {
        const inside = values.filter(
          (value) => value.start < end && value.end > start,
        );
        const names = new Set(inside.map(({ name }) => name));
        return {
          text: plain.slice(start, end),
          names: [...names],
        };
      });
    });
}

/** Formats the provenance of a page's sentences for the terminal. */
export function formatProvenance(
  plan: PagePlan,
  sentences: readonly SentenceProvenance[],
): string {
  return [
    `${plan.town.label}: ${plan.key} (${plan.loaded.file})`,
    ...sentences.flatMap(({ part, text, template, fields }) => [
      '',
      `[${part}] ${text}`,
      `    ${template}`,
      ...fields.map((field) => `    ${field}`),
    ]),
  ].join('\n');
}
