import { isUnwritten, type Unwritten } from '../../pack/unwritten.ts';
import {
  measureSimilarity,
  type PageText,
} from '../../generator/likeness/similarity.ts';
import { comparedText } from '../../generator/pages/content-text.ts';
import { createSentenceCounter } from '../../generator/likeness/repeated-sentences.ts';
import { contentPathOf } from '../../snapshots/plan/page-data.ts';
import { manifestEntry } from '../../snapshots/manifest.ts';
import { mapGet } from '../../core/domain/assert-defined.ts';
import { snapshotFile, type Page } from '../../core/domain/pages.ts';
import { maskedWords } from '../../core/domain/text/masked-words.ts';
import type { PageProvenance } from '../gather/provenance.ts';
import type { EditedFile } from '../gather/since-build.ts';
import type { SearchFigures } from '../gather/search-console.ts';
import { sitemapEntries, type CapturedSite } from './captured-site.ts';
import {
  createRobotsJudge,
  obstaclesInHead,
  obstaclesInHeader,
} from './obstacles.ts';
import {
  buildLinkGraph,
  createResolver,
  isContent,
  linkedPages,
} from './links.ts';
import type { Region } from './place.ts';
import { readPage, type PageReading } from './read-page.ts';
import { isLive, valuesOf } from './structured-data.ts';
import { placeOf, visibleOf } from './visible-data.ts';

/** Pages of one group are held to the stricter bounds of similarity. */
export const groupOf = (page: Page): string =>
  page.kind === 'townService' ? page.serviceSlug : page.kind;

/** Whether a page is a town's hub or service page. */
export const isOfTown = (page: Page): boolean => 'townSlug' in page;

export interface ReviewInput {
  readonly captured: CapturedSite;
  /** Origin the site was built for, without a trailing slash. */
  readonly siteUrl: string;
  /** Every page the site should have, the 404 page included. */
  readonly pages: readonly Page[];
  /** Whether search engines are to list a page. */
  readonly isListed: (page: Page) => boolean;
  readonly provenanceOf: (page: Page) => PageProvenance;
  /** Addresses that were public. */
  readonly published: readonly string[];
  /** Google's figures by path, if an export was given. */
  readonly searched: ReadonlyMap<string, SearchFigures>;
  /** Files of the pack that still hold placeholders. */
  readonly unwritten: readonly Unwritten[];
  readonly altered: readonly EditedFile[];
}

/** Something that a page says, to people or to machines. */
export interface Said {
  /** Where: `title`, `main p`, `img alt`, `Service.name`. */
  readonly tag: string;
  readonly text: string;
  /** Where in the page; undefined for its head and data. */
  readonly region?: Region;
  /** Whether the text changes with the database. */
  readonly live?: boolean;
}

/** The tag of a description among the texts of a page. */
export const descriptionTag = 'meta description';

/** A value of the structured data, with its path and where a visitor reads it. */
interface DataPlace {
  readonly pointer: string;
  readonly value: string;
  readonly place: string | undefined;
}

/** What is known of a site before its pages are read, and a way to read them. */
export type OpenSite = ReturnType<typeof openSite>;

export function openSite({ pages: expected, ...given }: ReviewInput) {
  const { captured, siteUrl, isListed, provenanceOf } = given;
  const { files, hostRules } = captured;
  const obstaclesInRobotsTxt = createRobotsJudge(siteUrl, captured.robotsTxt);
  const resolve = createResolver(siteUrl);
  const there = expected.filter((page) => files.has(`/${snapshotFile(page)}`));
  const known = new Map(there.map((page) => [page.path, page]));
  const readingOf = (page: Page) =>
    readPage(captured.html(snapshotFile(page)), (href) =>
      resolve(href, page.path),
    );
  const ids = new Map<string, readonly string[]>();
  return {
    ...given,
    resolve,
    expected,
    known,
    /** The ids on a page, read on request since few pages need it; undefined for a missing page. */
    idsAt(path: string): readonly string[] | undefined {
      const page = known.get(path);
      if (page && !ids.has(path))
        ids.set(path, structuredClone(readingOf(page).ids));
      return ids.get(path);
    },
    /** Everything known of one page. It is large: copy what has to outlast the page. */
    read(path: string) {
      const page = mapGet(known, path);
      const reading = readingOf(page);
      const { blocks, links, data, facts } = reading;
      const seen = visibleOf(reading);
      const { objects, values } = valuesOf(data.nodes);
      const dataValues = values.map(({ property, value, pointer }) => ({
        pointer,
        value,
        place: placeOf(property, value, seen),
      }));
      const inMain = blocks.filter(({ region }) => region === 'main');
      const mainText = inMain.map(({ text }) => text).join('\n');
      const address = siteUrl + path;
      const headers = hostRules.filter(({ pattern }) => pattern.test(path));
      const provenance = provenanceOf(page);
      return {
        ...reading,
        page,
        path,
        inMain,
        /** The objects of its structured data, nested ones included. */
        objects,
        /** The values of these objects, each with where a visitor reads it. */
        dataValues,
        said: allSaid(reading, dataValues),
        /** The page's manifest entry. If the page has no canonical address, a rule reports that. */
        entry: URL.canParse(facts.canonical) && manifestEntry(path, facts),
        /** Number of words that a visitor sees in the main element. */
        words: maskedWords(mainText).length,
        /** Whether search engines are to list it. */
        isListed: isListed(page),
        /** What keeps search engines from listing it, by every signal that they document. */
        obstacles: [
          ...obstaclesInHead(facts, address),
          ...headers.flatMap((rule) => obstaclesInHeader(rule, address)),
          ...obstaclesInRobotsTxt(address),
        ],
        outbound: linkedPages(path, links, known),
        contextual: linkedPages(path, links.filter(isContent), known),
        provenance,
      };
    },
  };
}

/** Everything a page says: in its head, text, attributes, addresses and structured data. */
function allSaid(
  { facts, blocks, labels }: PageReading,
  dataValues: readonly DataPlace[],
): Said[] {
  const { title, description, social, head } = facts;
  const tags = { title, [descriptionTag]: description, ...social, ...head };
  return [
    ...Object.entries(tags).map(([tag, text]) => ({ tag, text })),
    ...blocks,
    ...labels,
    // Values that a visitor cannot find on the page are reported by another rule.
    ...dataValues
      .filter(({ place }) => place !== undefined)
      .map(({ pointer: tag, value: text }) => ({
        tag,
        text,
        live: isLive(tag),
      })),
  ];
}

/** A page as rules see it while it is read. */
export type ReadPage = ReturnType<OpenSite['read']>;

/** What is kept of a page after it is read. */
export type ReviewPage = ReturnType<typeof summaryOf>;

const summaryOf = ({
  page,
  path,
  isListed,
  outbound,
  contextual,
  facts: { title, description },
}: ReadPage) => ({
  page,
  path,
  isListed,
  outbound,
  contextual,
  // Copied, since a parser's strings are slices of a page's HTML and would keep it all in memory.
  ...structuredClone({ title, description }),
});

/**
 * The text by which a page is compared with others. On a town's page it is what the generator
 * compares, unless somebody edited the page since the build; elsewhere it is the running text.
 */
function textToCompare(
  { altered, captured }: OpenSite,
  { page, running }: ReadPage,
): string {
  const files = [`/${snapshotFile(page)}`, contentPathOf(page)];
  const isEdited = altered.some(({ file }) => files.includes(file));
  const content = isEdited ? undefined : captured.content(page);
  return content ? comparedText(content) : running;
}

/** A site whose pages were read. */
export type ReviewSite = ReturnType<typeof readSite>;

/**
 * Reads the pages of a site one after the other, and keeps of each what rules compare.
 * @param onPage called with each page while all of it is in memory
 */
export function readSite(site: OpenSite, onPage: (page: ReadPage) => void) {
  const pages: ReviewPage[] = [];
  const sentences = createSentenceCounter();
  function* texts(): Generator<PageText> {
    for (const [path, page] of site.known) {
      const whole = site.read(path);
      const { inMain } = whole;
      const text = textToCompare(site, whole);
      onPage(whole);
      pages.push(summaryOf(whole));
      // Unpublished and unwritten pages are compared with nothing.
      if (!whole.isListed || isUnwritten(text)) continue;
      if (page.kind === 'townService')
        sentences.add(
          path,
          inMain.filter(({ live }) => !live).map((block) => block.text),
        );
      yield { path, text, group: groupOf(page), isOfTown: isOfTown(page) };
    }
  }
  const similarity = measureSimilarity(texts());
  const { sitemap } = site.captured;
  return {
    ...site,
    /** In the order of the page list. */
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    links: buildLinkGraph(pages.filter(({ page }) => page.kind !== 'notFound')),
    similarity,
    /** The page most like the one at `path`, and how alike they are; undefined if none is. */
    nearestTo(path: string) {
      const { nearest } = similarity.pages[path] ?? {};
      if (!nearest) return undefined;
      const { a, b, similarity: share } = nearest;
      return { path: a === path ? b : a, share };
    },
    /** Long sentences that are on many towns' service pages. */
    repeated: sentences.repeated(),
    /** Undefined if there is no sitemap. */
    sitemap:
      sitemap === undefined ? undefined : sitemapEntries(sitemap, site.siteUrl),
  };
}
