import { mapGet } from '../../src/domain/assert-defined.ts';
import { sentencesOf as textsOf } from '../../src/domain/words/sentences.ts';
import { countOf } from '../count-of.ts';
import type { PageProvenance, Provenance } from '../gather/provenance.ts';
import { isContent } from '../read/links.ts';
import { ownShare, type OpenSite, type ReadPage, type ReviewPage, type ReviewSite } from '../read/read-site.ts';
import { resultFont, textWidth } from '../read/text-width.ts';

const unknown: Provenance = { source: 'not known', part: '', fields: [] };

/** A share, exact enough to be shown. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** What the report shows of a page. */
export type ReportPage = ReturnType<typeof pageAlone> & ReturnType<typeof pageAmongOthers>;

/** The part of it that the page says by itself. */
export function pageAlone(
  { page: { kind }, path, reading, words, dataValues }: ReadPage,
  { known, siteUrl }: OpenSite,
  provenance: PageProvenance | undefined,
) {
  const {
    titles: [title = ''],
    descriptions: [description = ''],
  } = reading;
  return {
    path,
    kind,
    title,
    titlePixels: textWidth(title, resultFont.title),
    description,
    descriptionPixels: textWidth(description, resultFont.description),
    canonical: reading.canonicals.join(' '),
    robots: reading.robots.join(' '),
    words,
    /** Links of its own content to other pages, with their words. */
    anchors: reading.links
      .filter(isContent)
      .flatMap(({ target, text }) =>
        target && target.path !== path && known.has(target.path) ? [[target.path, text] as const] : [],
      ),
    headings: reading.headings,
    sentences: sentencesOf(reading, provenance, title, description),
    pictures: new Set(reading.images.map(({ src }) => src)).size,
    /** Each value of the structured data, with the line where a visitor reads it. */
    data: dataValues.map(({ pointer, value, match }) => ({
      property: pointer,
      value,
      place: typeof match === 'number' ? (reading.blocks[match]?.text ?? '') : places[match],
    })),
    /** Path of the social image. */
    socialImage: (reading.social['og:image'] ?? '').replace(siteUrl, ''),
  };
}

interface SiteFigures {
  readonly ranks: ReadonlyMap<string, number>;
  /** By path the number of its group of pages that are alike; 0 for none. */
  readonly groups: ReadonlyMap<string, number>;
  /** By path how many findings on structured data there are. */
  readonly dataFaults: ReadonlyMap<string, number>;
}

/** The part of it that is known when all pages were read. */
export function pageAmongOthers({ path, dataTypes }: ReviewPage, site: ReviewSite, figures: SiteFigures) {
  const measured = site.similarity.pages[path];
  const nearest = measured?.nearest;
  const countAt = (links: ReadonlyMap<string, readonly string[]>) => links.get(path)?.length ?? 0;
  const faults = figures.dataFaults.get(path) ?? 0;
  return {
    /** Words in no five-word run of another town's page. */
    ownWords: measured?.ownWords ?? 0,
    ownShare: rounded(ownShare(path, site)),
    nearest: nearest
      ? { path: nearest.a === path ? nearest.b : nearest.a, similarity: rounded(nearest.similarity) }
      : null,
    group: figures.groups.get(path) ?? 0,
    /** Clicks from the home page; null where it cannot be reached. */
    depth: site.links.depth.get(path) ?? null,
    linksOut: countAt(site.links.outbound),
    linksIn: countAt(site.links.inbound),
    contentOut: countAt(site.links.contextualOut),
    contentIn: countAt(site.links.contextualIn),
    rank: figures.ranks.get(path) ?? 0,
    dataVerdict: dataTypes === '' ? 'none' : `${faults === 0 ? 'valid' : countOf(faults, 'fault')}: ${dataTypes}`,
  };
}

/** Title, description and the sentences of the main element, with what each comes from, and whether likeness is measured by it. */
function sentencesOf(
  { blocks }: ReadPage['reading'],
  provenance: PageProvenance | undefined,
  title: string,
  description: string,
) {
  const { rest = unknown, sentences } = provenance ?? {};
  return [
    { tag: 'title', text: title, running: false, provenance: provenance?.title ?? rest },
    { tag: 'description', text: description, running: false, provenance: provenance?.description ?? rest },
    ...blocks
      .filter(({ region }) => region === 'main')
      .flatMap(({ tag, running, text: block }) =>
        textsOf(block).map((text) => ({ tag, text, running, provenance: sentences?.get(text) ?? rest })),
      ),
  ];
}

const places = {
  link: 'a link',
  picture: 'a picture',
  machine: 'for machines only',
  missing: 'not on the page',
} as const;

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
