import * as v from 'valibot';
import {
  throwProblems,
  schemaProblems,
  type Problem,
} from '../core/domain/problems.ts';
import { glanceFact } from '../core/schemas/at-a-glance.ts';
import { badge } from '../core/schemas/badges.ts';
import { business, hours } from '../core/schemas/business.ts';
import { pageCards } from '../core/schemas/cards.ts';
import { claim } from '../core/schemas/claims.ts';
import { estimateLimits, estimateOffer } from '../core/schemas/estimates.ts';
import { galleryItem } from '../core/schemas/gallery.ts';
import { home } from '../core/schemas/home.ts';
import { landingPageCopy } from '../core/schemas/landing-page-copy.ts';
import { landingPage } from '../core/schemas/landing-pages.ts';
import { map } from '../core/schemas/map.ts';
import { ownPage } from '../core/schemas/own-pages.ts';
import { pairRecord } from '../core/schemas/pairs.ts';
import { pageHead } from '../core/schemas/page-head.ts';
import {
  byName,
  fields,
  flag,
  list,
  pattern,
  text,
} from '../core/schemas/parts.ts';
import { price } from '../core/schemas/pricing.ts';
import { questions } from '../core/schemas/quiz.ts';
import { redirect } from '../core/schemas/redirects.ts';
import { region } from '../core/schemas/region.ts';
import { review } from '../core/schemas/reviews.ts';
import { cardGroup } from '../core/schemas/service-cards.ts';
import { service } from '../core/schemas/services.ts';
import { priceRow } from '../core/schemas/price-table.ts';
import {
  neverPromised,
  serviceWords,
  subject,
  warning,
} from '../core/schemas/text-rules.ts';
import { apart, town } from '../core/schemas/towns.ts';
import { trade } from '../core/schemas/trade.ts';
import { serviceYears } from '../core/schemas/year.ts';

type PackFiles = Readonly<Record<string, v.ObjectEntries>>;

/** Schemas of the pack's leaf modules, which import no other module. */
export const factFiles = {
  'site/business.ts': { business },
  'site/hours.ts': { hours },
  'site/region.ts': { region },
  'site/trade.ts': {
    trade,
    notOffered: list(v.string()),
  },
  'site/towns.ts': {
    towns: list(town),
    topTownSlugs: list(text),
    apartByRoad: list(apart),
  },
  'site/services.ts': { services: list(service()) },
  'site/map.ts': { map },
  'site/map.generated.json': { default: byName(flag) },
  'site/promises.ts': {
    promises: fields({ reply: text, guarantee: text }),
  },
  'site/redirects.ts': { redirects: list(redirect) },
  'site/landing-pages.ts': { landingPages: list(landingPage) },
  'site/pages/own-pages.ts': { ownPages: list(ownPage) },
} as const satisfies PackFiles;

/** Schemas of the other modules. */
export const wordFiles = {
  'site/cards.ts': { pageCards, townCardPairs: list(text) },
  'site/claims.ts': { claims: list(claim) },
  'site/estimates.ts': {
    estimateLimits,
    estimateOffers: byName(estimateOffer),
    cardOffers: byName(estimateOffer),
  },
  'site/pairs.ts': { pairs: byName(pairRecord()) },
  'site/pricing.ts': {
    rates: byName(price),
    servicePrices: byName(price),
    serviceFigures: byName(byName(text)),
  },
  'site/surfaces.ts': {
    places: byName(pattern),
    materials: byName(pattern),
    signs: byName(pattern),
    rareSigns: list(text),
  },
  'site/text-rules.ts': {
    warnings: list(warning),
    neverPromised: list(neverPromised),
    wordsOfServices: list(serviceWords),
    subjects: byName(subject),
  },
  'site/words/areas.ts': { areasHead: pageHead },
  'site/words/at-a-glance.ts': { glances: byName(list(glanceFact)) },
  'site/words/badges.ts': { badges: list(badge) },
  'site/words/footer.ts': {
    footerSections: list(
      fields({
        label: text,
        section: text,
      }),
    ),
    hasCertificates: flag,
    pictureNote: v.string(),
  },
  'site/words/gallery.ts': {
    galleryHead: pageHead,
    galleryItems: list(galleryItem()),
  },
  'site/words/guarantee.ts': { guaranteeHead: pageHead, guaranteePair: text },
  'site/words/home.ts': home,
  'site/words/job-diary.ts': { jobDiaryHead: pageHead },
  'site/words/landing-pages/copies.ts': {
    landingCopies: byName(landingPageCopy()),
  },
  'site/words/quiz.ts': { questions },
  'site/words/reviews.ts': { reviews: list(review) },
  'site/words/service-cards.ts': { cardGroups: list(cardGroup()) },
  'site/words/services-page.ts': { servicesHead: pageHead },
  'site/words/price-table.ts': { priceTable: list(priceRow()) },
  'site/words/year.ts': { years: byName(serviceYears) },
} as const satisfies PackFiles;

type ExportsOf<Entries extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Entries, undefined>
>;

/** The intersection of a union's members. */
type All<Union> = (
  Union extends unknown ? (member: Union) => void : never
) extends (all: infer Members) => void
  ? Members
  : never;

type Exports<Files extends PackFiles> = All<
  { [File in keyof Files]: ExportsOf<Files[File]> }[keyof Files]
>;

/** Every checked export of the pack's modules. */
export type PackExports = Exports<typeof factFiles & typeof wordFiles>;

/**
 * Loads modules of the pack and checks their exports against the schemas: a build strips types
 * without checking them.
 * @throws InputError with a line for each field that is missing, unknown or invalid
 */
export async function loadFiles<Files extends PackFiles>(
  files: Files,
): Promise<Exports<Files>> {
  const modules = await Promise.all(
    Object.entries(files).map(async ([file, entries]) => {
      try {
        return parseExports(
          file,
          entries,
          await import(
            /* @vite-ignore */ `#${file}`,
            file.endsWith('.json') ? { with: { type: 'json' } } : {}
          ),
        );
      } catch (error) {
        return { problems: [unreadable(file, error)] };
      }
    }),
  );
  throwProblems(modules.flatMap((module) => module.problems));
  return Object.assign({}, ...modules.map((module) => module.output));
}

/** Returns what a module of the pack exports, and what is wrong with it. */
export function parseExports(
  file: string,
  entries: v.ObjectEntries,
  exported: unknown,
): {
  readonly output?: unknown;
  readonly problems: Problem[];
} {
  const { output, issues = [] } = v.safeParse(v.object(entries), exported);
  return { output, problems: schemaProblems(file, issues) };
}

/** Reports a file that is not TypeScript, or that fails while it is loaded. */
function unreadable(file: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  return { file, message: `cannot be read: ${message.replace(/\n.*/s, '')}` };
}

/**
 * Checks the pack's leaf modules, before anything that imports them is loaded.
 * @throws InputError as `loadFiles` does
 */
export const checkShapes = async (): Promise<void> =>
  void (await loadFiles(factFiles));
