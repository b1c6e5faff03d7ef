import { isIndexable } from '../../src/domain/published.ts';
import { pages, type Page } from '../../src/domain/pages.ts';
import type { CachedPage } from '../cached-pages.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';
const namespaces = `xmlns="${namespace}" xmlns:image="${imageNamespace}"`;

/** What the sitemap says about a page. */
export type MappedPage = Pick<
  CachedPage,
  'path' | 'robots' | 'changed' | 'images'
>;

/** The limit of the protocol for one file. */
const MOST_ADDRESSES = 50_000;

interface SitemapOptions {
  readonly siteUrl: string;
  /** By path. */
  readonly entries: ReadonlyMap<string, MappedPage>;
  readonly most?: number;
}

/**
 * The sitemap files, by name. They list every indexable page in the site's order, with the date of
 * its last change if known. Each photograph is listed once, with the first page that shows it. If
 * one file cannot hold all addresses, `sitemap.xml` is an index of the files that do.
 */
export function sitemapFiles({
  siteUrl,
  entries,
  most = MOST_ADDRESSES,
}: SitemapOptions): ReadonlyMap<string, string> {
  const urls = mappedUrls(siteUrl, entries);
  if (urls.length <= most) return new Map([['sitemap.xml', urlSet(urls)]]);
  const parts = Array.from(
    { length: Math.ceil(urls.length / most) },
    (_, part) => ({
      name: `sitemap-${part + 1}.xml`,
      text: urlSet(urls.slice(part * most, (part + 1) * most)),
    }),
  );
  const names = parts.map(
    ({ name }) =>
      `  <sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>`,
  );
  const index = [
    `${declaration}<sitemapindex xmlns="${namespace}">`,
    ...names,
    '</sitemapindex>\n',
  ].join('\n');
  return new Map([
    ['sitemap.xml', index],
    ...parts.map(({ name, text }) => [name, text] as const),
  ]);
}

const urlSet = (urls: readonly string[]) =>
  `${declaration}<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;

function mappedUrls(
  siteUrl: string,
  entries: SitemapOptions['entries'],
): string[] {
  const named = new Set<string>();
  // The page's own robots tag counts too: this process may have started before the list of
  // unpublished pages was made.
  const isMapped = (page: Page) =>
    isIndexable(page) &&
    !/\bnoindex\b/.test(entries.get(page.path)?.robots ?? '');
  return pages.filter(isMapped).map(({ path }) => {
    const { changed = '', images = [] } = entries.get(path) ?? {};
    const pictures = images.filter(
      (address) => address.startsWith('/pictures/') && !named.has(address),
    );
    for (const address of pictures) named.add(address);
    return [
      `  <url><loc>${escapeXml(siteUrl + path)}</loc>`,
      changed && `<lastmod>${changed}</lastmod>`,
      ...pictures.map(
        (address) =>
          `<image:image><image:loc>${escapeXml(siteUrl + address)}</image:loc></image:image>`,
      ),
      '</url>',
    ].join('');
  });
}

/** The text of robots.txt, which allows everything and names the sitemap. */
export function buildRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
