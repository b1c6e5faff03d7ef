import { snapshotFile, type Page } from '../src/domain/routes.ts';
import { maskedWords } from '../src/domain/masked-words.ts';
import { measureSimilarity } from '../generator/likeness/measure-similarity.ts';
import { readPageFacts } from '../snapshots/page-facts.ts';
import { buildLinkGraph } from './link-graph.ts';
import type { ReviewInput, ReviewPage, ReviewSite } from './model.ts';
import { readPage } from './read-page.ts';
import { runningText } from './running-text.ts';
import { toTownPages } from './town-page.ts';

/** Pages of one group are held to the stricter bounds of likeness. */
export const groupOf = (page: Page): string => (page.kind === 'townService' ? page.serviceSlug : page.kind);
const ownerOf = (page: Page): string => ('townSlug' in page ? page.townSlug : page.path);

/** Reads every page of a captured site and measures what the rules need. */
export function prepareSite({
  captured,
  siteUrl,
  pages: expected,
  hydrated = new Map(),
  townFacts = new Map(),
}: ReviewInput): ReviewSite {
  const pages = expected.flatMap((page): ReviewPage[] => {
    const html = captured.html.get(snapshotFile(page));
    return html === undefined ? [] : [preparePage(page, html)];
  });
  const reachable = pages
    .filter(({ page }) => page.kind !== 'notFound')
    .map((page) => ({ ...page, running: runningText(page.html) }));
  return {
    siteUrl,
    captured,
    expected,
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    links: buildLinkGraph(reachable, siteUrl),
    similarity: measureSimilarity(
      reachable.map(({ page, path, running: text }) => ({
        path,
        text,
        group: groupOf(page),
        owner: ownerOf(page),
      })),
    ),
    townPages: toTownPages(reachable, townFacts),
    hydrated: new Map([...hydrated].map(([path, html]) => [path, readPage(html)])),
  };
}

function preparePage(page: Page, html: string): ReviewPage {
  const reading = readPage(html);
  const visible = reading.blocks.filter(({ region }) => region === 'main').map(({ text }) => text);
  return {
    page,
    path: page.path,
    html,
    facts: readPageFacts(html),
    reading,
    words: maskedWords(visible.join('\n')).length,
    noIndex: reading.robots.some((content) => /\bnoindex\b/i.test(content)),
  };
}
