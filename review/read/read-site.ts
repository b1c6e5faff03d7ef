import { snapshotFile, type Page, paths } from '../../src/domain/routes.ts';
import { maskedWords } from '../../src/domain/words/masked-words.ts';
import { measureSimilarity } from '../../generator/likeness/measure-similarity.ts';
import { buildLinkGraph, parseTownPath } from './links.ts';
import type { ReviewInput, ReviewPage, ReviewSite } from '../types.ts';
import { readPage } from './read-page.ts';
import type { TownFacts, TownPage } from '../../generator/checks/town-page.ts';

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
  const reachable = pages.filter(({ page }) => page.kind !== 'notFound');
  return {
    siteUrl,
    captured,
    expected,
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    links: buildLinkGraph(reachable, siteUrl),
    similarity: measureSimilarity(
      reachable.map(({ page, path, reading }) => ({
        path,
        text: reading.running,
        group: groupOf(page),
        owner: ownerOf(page),
      })),
    ),
    townPages: toTownPages(reachable, townFacts),
    lastModified: datesOf(captured.sitemap, siteUrl),
    hydrated: new Map([...hydrated].map(([path, html]) => [path, readPage(html)])),
  };
}

/** Dates that the site map gives, by path. */
const datesOf = (sitemap = '', siteUrl: string) =>
  new Map(
    [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(?:(?!<\/url>).)*?<lastmod>([^<]*)<\/lastmod>/gs)].map(
      ([, address = '', date = '']): [string, string] => [address.replace(siteUrl, ''), date],
    ),
  );

function preparePage(page: Page, html: string): ReviewPage {
  const reading = readPage(html);
  const visible = reading.blocks.filter(({ region }) => region === 'main').map(({ text }) => text);
  return {
    page,
    path: page.path,
    html,
    reading,
    words: maskedWords(visible.join('\n')).length,
    noIndex: reading.robots.some((content) => /\bnoindex\b/i.test(content)),
  };
}

/** Share of a page's running text that lies in five-word runs of no other page, from 0 to 1. */
export function ownShare({ path }: ReviewPage, { similarity }: ReviewSite): number {
  return similarity.pages[path]?.ownShare ?? 0;
}

/** The pages whose town is known, in the shape that the rules of town pages look at: with the words that a visitor is served. */
function toTownPages(pages: readonly ReviewPage[], facts: ReadonlyMap<string, TownFacts>): TownPage[] {
  const diary = pages.find(({ path }) => path === paths.jobDiary);
  // One link of each post leads to its service's page.
  const posts = Map.groupBy(
    (diary?.reading.links ?? []).flatMap(({ href, live }) => {
      const place = live ? parseTownPath(href) : undefined;
      return place?.service === undefined ? [] : [place.town];
    }),
    (town) => town,
  );
  return pages.flatMap(({ path, reading }): TownPage[] => {
    const known = facts.get(path);
    if (!known) return [];
    const lead = leadOf(reading);
    return [
      {
        ...known,
        path,
        title: reading.titles[0] ?? '',
        description: reading.descriptions[0] ?? '',
        lead,
        text: reading.running.replace(lead, ''),
        posts: posts.get(parseTownPath(path)?.town ?? '')?.length ?? 0,
      },
    ];
  });
}

/** The first paragraph below the main heading. */
function leadOf({ blocks }: ReviewPage['reading']): string {
  const heading = blocks.findIndex(({ tag, region }) => tag === 'h1' && region === 'main');
  return blocks.slice(heading + 1).find(({ tag, region }) => tag === 'p' && region === 'main')?.text ?? '';
}
