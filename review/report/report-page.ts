import { mapGet } from '../../src/domain/assert-defined.ts';
import { splitSentences } from '../../src/domain/words/sentences.ts';
import { countOf } from '../count-of.ts';
import { isContent } from '../read/links.ts';
import { ownShare } from '../read/read-site.ts';
import { typesOf } from '../read/structured-data.ts';
import { resultFont, textWidth } from '../read/text-width.ts';
import type { Match } from '../read/visible-data.ts';
import type { Finding, Provenance, PageProvenance, ReviewPage, ReviewSite } from '../types.ts';

const unknown: Provenance = { source: 'not known', part: '', fields: [] };

/** A share, exact enough to be shown. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

interface PageContext {
  readonly page: ReviewPage;
  readonly site: ReviewSite;
  readonly provenance: PageProvenance | undefined;
  readonly findings: readonly Finding[];
  readonly ranks: ReadonlyMap<string, number>;
  /** Number of its group of pages that are alike; 0 for none. */
  readonly group: number;
}

export type ReportPage = ReturnType<typeof reportPage>;

/** What the report shows of a page. */
export function reportPage(context: PageContext) {
  const { page, site, ranks, group } = context;
  const { reading, path } = page;
  const {
    titles: [title = ''],
    descriptions: [description = ''],
  } = reading;
  const measured = site.similarity.pages[path];
  const nearest = measured?.nearest;
  const countAt = (links: ReadonlyMap<string, readonly string[]>) => links.get(path)?.length ?? 0;
  return {
    path,
    kind: page.page.kind,
    title,
    titlePixels: textWidth(title, resultFont.title),
    description,
    descriptionPixels: textWidth(description, resultFont.description),
    canonical: reading.canonicals.join(' '),
    robots: reading.robots.join(' '),
    words: page.words,
    /** Words in no five-word run of another town's page. */
    ownWords: measured?.ownWords ?? 0,
    ownShare: rounded(ownShare(page, site)),
    nearest: nearest
      ? { path: nearest.a === path ? nearest.b : nearest.a, similarity: rounded(nearest.similarity) }
      : null,
    group,
    /** Clicks from the home page; null where it cannot be reached. */
    depth: site.links.depth.get(path) ?? null,
    linksOut: countAt(site.links.outbound),
    linksIn: countAt(site.links.inbound),
    contentOut: countAt(site.links.contextualOut),
    contentIn: countAt(site.links.contextualIn),
    rank: ranks.get(path) ?? 0,
    /** Links of its own content to other pages, with their words. */
    anchors: reading.links
      .filter(isContent)
      .flatMap(({ target, text }) =>
        target && target.path !== path && site.byPath.has(target.path) ? [[target.path, text] as const] : [],
      ),
    headings: reading.headings.map(({ level, text }) => ({ level, text })),
    sentences: sentencesOf(context, title, description),
    pictures: new Set(reading.images.map(({ src }) => src)).size,
    data: shownValues(page),
    dataVerdict: dataVerdict(context),
    /** Path of the social image. */
    socialImage: (reading.social['og:image'] ?? '').replace(site.siteUrl, ''),
  };
}

/** Title, description and the sentences of the main element, with what each comes from. */
function sentencesOf({ page, provenance }: PageContext, title: string, description: string) {
  const { rest = unknown, sentences } = provenance ?? {};
  const main = page.reading.blocks.filter(({ region }) => region === 'main');
  return [
    { tag: 'title', text: title, provenance: provenance?.title ?? rest },
    { tag: 'description', text: description, provenance: provenance?.description ?? rest },
    ...main.flatMap(({ tag, text: block }) =>
      splitSentences(block).map(({ start, end }) => {
        const text = block.slice(start, end);
        return { tag, text, provenance: sentences?.get(text) ?? rest };
      }),
    ),
  ];
}

const places: Readonly<Record<Exclude<Match['kind'], 'text'>, string>> = {
  link: 'a link',
  picture: 'a picture',
  machine: 'for machines only',
  missing: 'not on the page',
};

/** Each value of the structured data, with the line where a visitor reads it. */
function shownValues({ reading, dataValues }: ReviewPage) {
  return dataValues.map(({ pointer, value, match }) => ({
    property: pointer,
    value: String(value),
    place: match.kind === 'text' ? (reading.blocks[match.line]?.text ?? '') : places[match.kind],
  }));
}

function dataVerdict({ page, findings }: PageContext): string {
  const faults = findings.filter(
    ({ rule, pages }) => rule.startsWith('structured-data') && pages.includes(page.path),
  ).length;
  const types = [...new Set(page.reading.data.nodes.flatMap(typesOf))].join(', ');
  if (types === '') return 'none';
  return `${faults === 0 ? 'valid' : countOf(faults, 'fault')}: ${types}`;
}

/** Share of its rank that a page passes on; the rest is spread evenly. The usual figure. */
const DAMPING = 0.85;
const ROUNDS = 40;

/** PageRank inside the site: how often somebody who follows links at random is on each page, the mean page being 1. */
export function pageRanks(links: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  let ranks = new Map([...links.keys()].map((path) => [path, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const gained = new Map<string, number>();
    let lost = 0;
    for (const [path, targets] of links) {
      const own = mapGet(ranks, path);
      if (targets.length === 0) lost += own;
      for (const target of targets) gained.set(target, (gained.get(target) ?? 0) + own / targets.length);
    }
    const spread = 1 - DAMPING + (DAMPING * lost) / links.size;
    ranks = new Map([...links.keys()].map((path) => [path, spread + DAMPING * (gained.get(path) ?? 0)]));
  }
  return new Map([...ranks].map(([path, rank]) => [path, Math.round(rank * 100) / 100]));
}
