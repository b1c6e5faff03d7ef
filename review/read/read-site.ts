import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TownPage } from '../../generator/checks/town-page.ts';
import { measureSimilarity } from '../../generator/likeness/measure-similarity.ts';
import { manifestEntry } from '../../snapshots/manifest.ts';
import { collectPageFacts } from '../../snapshots/page-facts.ts';
import { InputError } from '../../src/domain/problems.ts';
import { snapshotFile, type Page, paths } from '../../src/domain/routes.ts';
import { maskedWords } from '../../src/domain/words/masked-words.ts';
import type { CapturedSite, PageProvenance, ReviewInput, ReviewPage, ReviewSite, SitemapEntry } from '../types.ts';
import { buildLinkGraph, createResolver, parseTownPath, type Resolve } from './links.ts';
import { readPage } from './read-page.ts';
import { createMatcher, visibleOf } from './visible-data.ts';

/** Lists a deployable folder; its pages are read one at a time, when they are asked for. @throws InputError where there is none. */
export function openDist(folder: string): CapturedSite {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new InputError([{ file: folder, message: 'holds no built site: run npm run build first' }]);
  }
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const all = new Set(names);
  const read = (name: string) => (all.has(name) ? readFileSync(join(folder, name), 'utf8') : undefined);
  return {
    html: {
      has: (name) => all.has(name),
      keys: () => names.filter((name) => name.endsWith('.html')).values(),
      get: read,
    },
    files: new Map(names.map((name) => [`/${name}`, statSync(join(folder, name)).size])),
    sitemap: readSitemap(read),
    robotsTxt: read('robots.txt'),
  };
}

/** The site map's lists of pages: those of its parts where it is an index of them. */
function readSitemap(read: (name: string) => string | undefined): string | undefined {
  const text = read('sitemap.xml');
  if (!text?.includes('<sitemapindex')) return text;
  return [...text.matchAll(/<loc>[^<]*\/([^</]+)<\/loc>/g)].map(([, name = '']) => read(name) ?? '').join('');
}

const unescapeXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** What a site map says of each page; the path of an address of another site is the whole address. */
const sitemapEntries = (sitemap: string, siteUrl: string): SitemapEntry[] =>
  [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    path: unescapeXml((/<loc>([^<]*)/.exec(entry)?.[1] ?? '').trim()).replace(siteUrl, ''),
    lastmod: /<lastmod>([^<]*)/.exec(entry)?.[1] ?? '',
    pictures: entry.split('<image:loc>').length - 1,
  }));

/** Pages of one group are held to the stricter bounds of likeness. */
export const groupOf = (page: Page): string => (page.kind === 'townService' ? page.serviceSlug : page.kind);
const ownerOf = (page: Page): string => ('townSlug' in page ? page.townSlug : page.path);

/** Reads every page of a captured site and measures what the rules need. */
export function prepareSite(input: ReviewInput): ReviewSite {
  const { captured, siteUrl, pages: expected, hydrated = new Map(), provenance } = input;
  const resolve = createResolver(siteUrl);
  const pooled = createPool();
  const pages = expected.flatMap((page): ReviewPage[] => {
    const html = captured.html.get(snapshotFile(page));
    return html === undefined ? [] : [preparePage({ page, html, resolve, pooled })];
  });
  const reachable = pages.filter(({ page }) => page.kind !== 'notFound');
  const likeness = reachable.map(({ page, path, reading }) => ({
    path,
    text: reading.running,
    group: groupOf(page),
    owner: ownerOf(page),
  }));
  return {
    siteUrl,
    captured,
    resolve,
    expected,
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    links: buildLinkGraph(reachable.map(({ path, reading }) => ({ path, links: reading.links }))),
    similarity: measureSimilarity(likeness),
    townPages: toTownPages(reachable, provenance),
    sitemap: captured.sitemap === undefined ? undefined : sitemapEntries(captured.sitemap, siteUrl),
    hydrated: new Map([...hydrated].map(([path, html]) => [path, readPage(html)])),
  };
}

/** Gives one copy of all that is equal, for as long as the pool is there. */
type Pool = <T>(value: T) => T;

/** A parser's texts are parts of a page's HTML and hold all of it in memory: what a pool gives is a copy, which pages share. */
function createPool(): Pool {
  const known = new Map<string, unknown>();
  return <T>(value: T) => {
    const key = JSON.stringify(value);
    if (!known.has(key)) known.set(key, JSON.parse(key));
    return known.get(key) as T;
  };
}

interface Preparation {
  readonly page: Page;
  readonly html: string;
  readonly resolve: Resolve;
  readonly pooled: Pool;
}

function preparePage({ page, html, resolve, pooled }: Preparation): ReviewPage {
  const { path } = page;
  const { handler, facts: collected } = collectPageFacts();
  const { links, headings, images, blocks, resources, ids, data, ...own } = readPage(html, {
    also: handler,
    resolve: (href) => resolve(href, path),
  });
  const facts = collected();
  const visible = blocks.filter(({ region }) => region === 'main').map(({ text }) => text);
  const reading = {
    ...structuredClone(own),
    links: links.map(pooled),
    headings: headings.map(pooled),
    images: images.map(pooled),
    blocks: blocks.map(pooled),
    resources: resources.map(pooled),
    ids: ids.map(pooled),
    data: { nodes: data.nodes.map(pooled), errors: data.errors },
  };
  return {
    page,
    path,
    reading,
    dataValues: data.nodes.flatMap(createMatcher(visibleOf(reading))),
    // Where it has no address of its own, a rule says so.
    entry: URL.canParse(facts.canonical) ? structuredClone(manifestEntry(path, facts)) : undefined,
    words: maskedWords(visible.join('\n')).length,
    noIndex: reading.robots.some((content) => /\bnoindex\b/i.test(content)),
  };
}

/** Share of a page's running text that lies in five-word runs of no other page, from 0 to 1. */
export function ownShare({ path }: ReviewPage, { similarity }: ReviewSite): number {
  return similarity.pages[path]?.ownShare ?? 0;
}

/** The pages whose town is known, in the shape that the rules of town pages look at: with the words that a visitor is served. */
function toTownPages(pages: readonly ReviewPage[], provenance: ReadonlyMap<string, PageProvenance>): TownPage[] {
  const diary = pages.find(({ path }) => path === paths.jobDiary);
  // One link of each post leads to its service's page.
  const postTowns = (diary?.reading.links ?? []).flatMap(({ target, live }) => {
    const place = live && target ? parseTownPath(target.path) : undefined;
    return place?.service === undefined ? [] : [place.town];
  });
  return pages.flatMap(({ path, reading }): TownPage[] => {
    const known = provenance.get(path)?.facts;
    if (!known) return [];
    const { titles, descriptions, running, blocks } = reading;
    const inMain = blocks.filter(({ region }) => region === 'main');
    const heading = inMain.findIndex(({ tag }) => tag === 'h1');
    const lead = inMain.slice(heading + 1).find(({ tag }) => tag === 'p')?.text ?? '';
    const town = parseTownPath(path)?.town;
    return [
      {
        ...known,
        path,
        title: titles[0] ?? '',
        description: descriptions[0] ?? '',
        lead,
        text: running.replace(lead, ''),
        posts: postTowns.filter((one) => one === town).length,
      },
    ];
  });
}
