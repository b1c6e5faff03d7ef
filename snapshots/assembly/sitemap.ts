import { isIndexable, pages, type Page } from '../../src/domain/pages.ts';
import type { CachedPage } from '../cached-pages.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const namespaces = `xmlns="${namespace}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;

/** What the site map says of a page beside its address. */
type MappedPage = Pick<CachedPage, 'path' | 'robots' | 'changed' | 'images'>;

/** A file of a site map may hold so many addresses. */
const MOST_ADDRESSES = 50_000;

interface SitemapOptions {
  readonly siteUrl: string;
  readonly entries: readonly MappedPage[];
  readonly most?: number;
}

/**
 * The files of the site map, by name: one that names every page that may be indexed, in the site's order, with the date on which its
 * content last changed where that is known. Where there are more than a file may hold, `sitemap.xml` names the files that do. Each
 * photograph of the site is named once, with the first page that shows it.
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
  const index = `${declaration}<sitemapindex xmlns="${namespace}">\n${names.join('\n')}\n</sitemapindex>\n`;
  return new Map([
    ['sitemap.xml', index],
    ...parts.map(({ name, text }) => [name, text] as const),
  ]);
}

const urlSet = (urls: readonly string[]) =>
  `${declaration}<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;

function mappedUrls(siteUrl: string, entries: readonly MappedPage[]): string[] {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const named = new Set<string>();
  // A page says itself whether it is to be indexed: this process may have started before the list of unpublished ones was made.
  const isMapped = (page: Page) =>
    isIndexable(page) &&
    !/\bnoindex\b/.test(byPath.get(page.path)?.robots ?? '');
  return pages.filter(isMapped).map(({ path }) => {
    const { changed = '', images = [] } = byPath.get(path) ?? {};
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

/** Lets every crawler in and shows it the site map. */
export function buildRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
