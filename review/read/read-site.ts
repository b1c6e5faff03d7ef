import { isUnwritten, type Unwritten } from '../../pack/unwritten.ts';
import { measureSimilarity } from '../../generator/likeness/measure-similarity.ts';
import { createSentenceCounter } from '../../generator/likeness/repeated-sentences.ts';
import type { PageText } from '../../generator/likeness/similarity.ts';
import { manifestEntry } from '../../snapshots/manifest.ts';
import { mapGet } from '../../src/domain/assert-defined.ts';
import { snapshotFile, type Page, paths } from '../../src/domain/pages.ts';
import { maskedWords } from '../../src/domain/text/masked-words.ts';
import type { ManifestEntry } from '../../snapshots/manifest-entry.ts';
import { toTownPage, type PageProvenance } from '../gather/provenance.ts';
import type { SearchFigures } from '../gather/search-console.ts';
import { sitemapEntries, type CapturedSite } from './captured-site.ts';
import { createIndexJudge, createRobotsJudge } from './indexable.ts';
import {
  buildLinkGraph,
  createResolver,
  isContent,
  linkedPages,
  parseTownPath,
} from './links.ts';
import { readPage } from './read-page.ts';
import { allSaid } from './said.ts';
import { allValues, isObject, typesOf } from './structured-data.ts';
import { matchValue, visibleOf } from './visible-data.ts';

/** Pages of one group are held to the stricter bounds of similarity. */
export const groupOf = (page: Page): string =>
  page.kind === 'townService' ? page.serviceSlug : page.kind;
const ownerOf = (page: Page): string =>
  'townSlug' in page ? page.townSlug : page.path;

export interface ReviewInput {
  readonly captured: CapturedSite;
  /** Origin the site was built for, without a trailing slash. */
  readonly siteUrl: string;
  /** Every page the site should have, the 404 page included. */
  readonly pages: readonly Page[];
  /** Whether search engines are to list a page. */
  readonly isListed: (page: Page) => boolean;
  readonly provenanceAt: (path: string) => PageProvenance | undefined;
}

/** What is known of a site before its pages are read, and a way to read them. */
export type OpenSite = ReturnType<typeof openSite>;

export function openSite({
  captured,
  siteUrl,
  pages: expected,
  isListed,
  provenanceAt,
}: ReviewInput) {
  const obstaclesOf = createIndexJudge({ siteUrl, ...captured });
  const robotsObstacles = createRobotsJudge({ siteUrl, ...captured });
  /** By path: pages share most of their files. */
  const closed = new Map<string, boolean>();
  const resolve = createResolver(siteUrl);
  const there = expected.filter((page) =>
    captured.html.has(snapshotFile(page)),
  );
  const known = new Map(there.map((page) => [page.path, page]));
  const readingOf = (page: Page) =>
    readPage(captured.html.get(snapshotFile(page)) ?? '', (href) =>
      resolve(href, page.path),
    );
  const diary = known.get(paths.jobDiary);
  // One link of each post leads to its service's page.
  const postTowns = (diary ? readingOf(diary).links : []).flatMap(
    ({ target, live }) => {
      const place = live && target ? parseTownPath(target.path) : undefined;
      return place?.service === undefined ? [] : [place.town];
    },
  );
  const site = {
    siteUrl,
    captured,
    resolve,
    expected,
    known,
    provenanceAt,
    /** Whether robots.txt keeps search engines off a file. */
    isClosed(path: string): boolean {
      const before = closed.get(path);
      if (before !== undefined) return before;
      const isClosed = robotsObstacles(siteUrl + path).length > 0;
      closed.set(path, isClosed);
      return isClosed;
    },
  };
  return {
    ...site,
    /** Everything known of one page. It is large: copy what has to outlast the page. */
    read(path: string) {
      const page = mapGet(known, path);
      const reading = readingOf(page);
      const { blocks, links, data, facts } = reading;
      const visible = blocks
        .filter(({ region }) => region === 'main')
        .map(({ text }) => text);
      const seen = visibleOf(reading);
      const values = allValues(data.nodes);
      const dataValues = values.flatMap(({ value, property, pointer }) =>
        isObject(value)
          ? []
          : {
              pointer,
              value: String(value),
              match: matchValue(property, value, seen),
            },
      );
      return {
        page,
        path,
        reading,
        /**
         * The objects of its structured data, nested ones included, each with its path:
         * `Service.provider`.
         */
        objects: values.flatMap(({ value, pointer }) =>
          isObject(value) ? { object: value, pointer } : [],
        ),
        /** The values of these objects, each with the place where a visitor reads it. */
        dataValues,
        said: allSaid(reading, dataValues),
        /** The page's manifest entry. If the page has no canonical address, a rule reports that. */
        entry: URL.canParse(facts.canonical)
          ? manifestEntry(path, facts)
          : undefined,
        /** Words a visitor sees in the main element. */
        words: maskedWords(visible.join('\n')).length,
        /** Search engines are to list it. */
        isListed: isListed(page),
        /** Why they do not. */
        obstacles: obstaclesOf(path, facts),
        outbound: linkedPages(path, links, known),
        contextual: linkedPages(path, links.filter(isContent), known),
        townPage: toTownPage(path, reading, provenanceAt(path), postTowns),
      };
    },
  };
}

/** A page as rules see it while it is read. */
export type ReadPage = ReturnType<OpenSite['read']>;

/** What is known of a page afterwards. */
export type ReviewPage = ReturnType<typeof summaryOf>;

function summaryOf(
  {
    page,
    path,
    reading,
    words,
    isListed,
    obstacles,
    outbound,
    contextual,
    entry,
  }: ReadPage,
  pooled: Pool,
) {
  const { titles, descriptions, social, ids, links, forms, hasLive, data } =
    reading;
  return {
    page,
    path,
    words,
    isListed,
    outbound,
    contextual,
    forms,
    hasLive,
    ...structuredClone({
      title: titles[0] ?? '',
      description: descriptions[0] ?? '',
      card: social['og:title'] ?? '',
      contentHash: entry?.contentHash ?? '',
      obstacles,
    }),
    ids: pooled(ids),
    /** Links that lead to a place on a page. */
    anchored: links
      .filter(
        ({ target }) => target && target.hash !== '' && target.hash !== 'top',
      )
      .map(pooled),
    dataTypes: pooled([...new Set(data.nodes.flatMap(typesOf))].join(', ')),
  };
}

/** A site whose pages were read. */
export type ReviewSite = ReturnType<typeof readSite>;

/** The inputs of rules besides the pages. */
interface BesidePages {
  /** Pages of an earlier state, if there is one to compare with. */
  readonly before?:
    | readonly Pick<ManifestEntry, 'path' | 'contentHash' | 'changed'>[]
    | undefined;
  /** Addresses that were public. */
  readonly published?: readonly string[];
  /** Google's figures by path, where an export was given. */
  readonly searched?: ReadonlyMap<string, SearchFigures> | undefined;
  /** Marks in the pack that are still to be written. */
  readonly unwritten?: readonly Unwritten[];
}

/**
 * Reads the pages of a site one after the other, and keeps of each what rules compare.
 * @param onPage looks at each page while all of it is there
 */
export function readSite(
  site: OpenSite,
  onPage: (page: ReadPage) => void,
  beside: BesidePages = {},
) {
  const pooled = createPool();
  const pages: ReviewPage[] = [];
  const sentences = createSentenceCounter();
  function* texts(): Generator<PageText> {
    for (const [path, page] of site.known) {
      const whole = site.read(path);
      onPage(whole);
      pages.push(summaryOf(whole, pooled));
      // Unpublished and unwritten pages are compared with nothing.
      if (!whole.isListed || isUnwritten(whole.reading.running)) continue;
      const own = whole.reading.blocks.filter(
        ({ region, live }) => region === 'main' && !live,
      );
      const lines = own.map(({ text }) => text);
      if (page.kind === 'townService') sentences.add(path, lines);
      yield {
        path,
        text: whole.reading.running,
        group: groupOf(page),
        owner: ownerOf(page),
      };
    }
  }
  const similarity = measureSimilarity(texts());
  const { sitemap } = site.captured;
  return {
    ...site,
    ...beside,
    /** In the order of the page list. */
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    links: buildLinkGraph(pages.filter(({ page }) => page.kind !== 'notFound')),
    similarity,
    /** Longer sentences that many pages of towns and services say. */
    repeated: sentences.repeated(),
    /** Undefined if there is no sitemap. */
    sitemap:
      sitemap === undefined ? undefined : sitemapEntries(sitemap, site.siteUrl),
  };
}

/** Gives one copy of all that is equal. */
type Pool = <T>(value: T) => T;

/**
 * Returns a shared copy of each equal value. A parser's strings are slices of a page's HTML and
 * would keep all of it in memory.
 */
function createPool(): Pool {
  const known = new Map<string, unknown>();
  return <T>(value: T) => {
    const key = JSON.stringify(value);
    if (!known.has(key)) known.set(key, JSON.parse(key));
    return known.get(key) as T;
  };
}
