import { saidInWords, subjects, wordsOfServices } from '#site/text-rules.ts';
import { trade } from '#site/trade.ts';
import { findService } from '../../core/domain/services.ts';
import type { PagePlan } from '../pages/plan-pages.ts';
import { serviceFigures } from '#site/pricing.ts';
import { textOfHtml, type GeneratedPage } from '../pages/content-text.ts';
import { seoOverridesFile } from '../inputs/inputs.ts';
import type { Variant } from '../inputs/templates.ts';

/**
 * A generated page and the facts of its town, in the form that the rules check. Texts are plain,
 * without markup.
 */
export interface TownPage {
  readonly path: string;
  readonly town: string;
  readonly type: 'city' | 'town' | 'village';
  /** Undefined on a hub. */
  readonly service?: string;
  /**
   * The treatment (from `site/treatments.ts`) that the town's surfaces get, if the service has two.
   */
  readonly treatment?: string | undefined;
  /** The file of the hand-written title, if there is one. */
  readonly titleFile?: string | undefined;
  /** Search terms of the page: the title must contain one of them. */
  readonly terms: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly standfirst: string;
  /** Everything below the standfirst: body, questions and answers, summaries, reasons. */
  readonly text: string;
  /** The phrases in which the profile describes the town's exposure to the weather. */
  readonly exposures: readonly string[];
  readonly issues: readonly {
    readonly text: string;
    readonly cause: string;
  }[];
  readonly claims: readonly {
    readonly text: string;
    readonly for: readonly string[];
  }[];
  /** Words that belong to some services only, with those services. */
  readonly wordsOfServices: readonly (readonly [
    name: RegExp,
    services: readonly string[],
  ])[];
  /** The texts that the page is made of. */
  readonly parts: readonly TextPart[];
  /** Subjects of `site/text-rules.ts` that the town lacks, with the words for each. */
  readonly absent: readonly {
    readonly name: string;
    readonly words: RegExp;
  }[];
}

/** Puts a generated page into the form that the rules check. */
export function toTownPage(
  { path, text, content }: GeneratedPage,
  plan: PagePlan,
): TownPage {
  const { town, loaded, fields } = plan;
  const { profile } = loaded;
  const service = plan.service && findService(plan.service);
  const { seo, standfirst } = content;
  return {
    path,
    ...seo,
    standfirst,
    text,
    town: town.label,
    type: town.type,
    service: service?.slug,
    titleFile: plan.override && seoOverridesFile,
    terms: service ? [service.headTerm] : [trade.hubTerm, trade.name],
    treatment: service && profile.services[service.slug].treatment,
    exposures: profile.exposure,
    issues: profile.commonIssues,
    claims: profile.softClaims,
    wordsOfServices,
    parts: partsOf(plan),
    absent: Object.entries(subjects).flatMap(([name, { words }]) =>
      fields.context[name] === true ? [] : [{ name, words }],
    ),
  };
}

/** A passage of a page's text and its source: a file and, in a profile, the field. */
export interface TextPart {
  readonly from: string;
  readonly text: string;
  /** Figures, intervals and seasons that the passage states, by name. */
  readonly says: Readonly<Record<string, string>>;
}

const figures = new Set(
  Object.values(serviceFigures).flatMap((own) => Object.keys(own)),
);

/** What a text states in words, by the names of `saidInWords`. */
const spokenIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(saidInWords).flatMap(([name, words]) => {
      const [, said] = words.exec(text) ?? [];
      return said ? [[name, said]] : [];
    }),
  );

/**
 * Lists a page's passages by source: each text of the profile with the name of its field, and each
 * template's own words, without the profile's texts that are inserted into the template.
 */
function partsOf({
  loaded,
  fields,
  sections,
  entries,
  standfirst,
  questions,
  summaries,
}: PagePlan): TextPart[] {
  const { context, provenance } = fields;
  const own = Object.keys(provenance).filter((field) =>
    provenance[field]?.startsWith(loaded.file),
  );
  const variants = [...sections, ...entries].map(({ variant }) => variant);
  const used = new Set(
    variants.flatMap(({ names }) => names.map(({ name }) => name)),
  );
  const bare = {
    ...context,
    ...Object.fromEntries(own.map((field) => [field, ''])),
  };
  const ofTemplate = ({ file, names, says, render }: Variant): TextPart => {
    const text = textOfHtml(render(bare));
    const tagged = names
      .filter(({ name }) => figures.has(name))
      .map(({ name }) => [name, String(context[name])]);
    return {
      from: file,
      text,
      says: {
        ...spokenIn(text),
        ...Object.fromEntries(tagged),
        ...says,
      },
    };
  };
  const ofProfile = (from: string, text: string): TextPart => ({
    from,
    text,
    says: spokenIn(text),
  });
  return [
    ofProfile(`${loaded.file}: ${standfirst.field}`, standfirst.text),
    ...own
      .filter((field) => used.has(field))
      .map((field) =>
        ofProfile(String(provenance[field]), String(context[field])),
      ),
    ...variants.map(ofTemplate),
    ...questions.map(({ q, a, field }) =>
      ofProfile(`${loaded.file}: ${field}`, `${q} ${a}`),
    ),
    ...summaries.map(({ slug, text }) =>
      ofProfile(`${loaded.file}: services.${slug}.summary`, text),
    ),
  ];
}
