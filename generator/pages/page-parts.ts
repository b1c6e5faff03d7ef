import { saidInWords } from '../../site/things.ts';
import { serviceFigures } from '../../site/pricing.ts';
import { textOfHtml } from './content-text.ts';
import type { PagePlan } from './plan-pages.ts';
import type { Variant } from '../inputs/templates.ts';

/** A stretch of a page's text with the file, and the field of a profile, that it stands in. */
export interface TextPart {
  readonly from: string;
  readonly text: string;
  /** Figures, intervals and seasons that it states, by name. */
  readonly says: Readonly<Record<string, string>>;
}

const figures = new Set(Object.values(serviceFigures).flatMap((own) => Object.keys(own)));

/** What a text states in words alone. */
const spokenIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(saidInWords).flatMap(([name, words]) => {
      const [, said] = words.exec(text) ?? [];
      return said ? [[name, said]] : [];
    }),
  );

/** A page's texts by the file that each stands in: templates with the town's own texts left out, and those with their fields. */
export function partsOf({ loaded, traced, sections, entries, standfirst, questions, summaries }: PagePlan): TextPart[] {
  const { context, sources } = traced;
  const own = Object.keys(sources).filter((field) => sources[field]?.startsWith(loaded.file));
  const used = new Set([...sections, ...entries].flatMap(({ variant }) => variant.names.map(({ name }) => name)));
  const bare = { ...context, ...Object.fromEntries(own.map((field) => [field, ''])) };
  const ofTemplate = ({ file, names, says, render }: Variant): TextPart => {
    const text = textOfHtml(render(bare));
    const tagged = names.filter(({ name }) => figures.has(name)).map(({ name }) => [name, String(context[name])]);
    return { from: file, text, says: { ...spokenIn(text), ...Object.fromEntries(tagged), ...says } };
  };
  const ofProfile = (from: string, text: string): TextPart => ({ from, text, says: spokenIn(text) });
  return [
    ofProfile(`${loaded.file}: ${standfirst.field}`, standfirst.text),
    ...own.filter((field) => used.has(field)).map((field) => ofProfile(String(sources[field]), String(context[field]))),
    ...[...sections, ...entries].map(({ variant }) => ofTemplate(variant)),
    ...questions.map(({ q, a, field }) => ofProfile(`${loaded.file}: ${field}`, `${q} ${a}`)),
    ...summaries.map(({ slug, text }) => ofProfile(`${loaded.file}: services.${slug}.summary`, text)),
  ];
}
