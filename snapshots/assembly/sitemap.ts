import { isListed } from '../../core/domain/published.ts';
import { pages } from '../../core/domain/pages.ts';
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

/** The sitemap protocol's limit of URLs in one file. */
const MOST_ADDRESSES = 50_000;

interface SitemapOptions {
  readonly siteUrl: string;
  /** The pages' entries, by path. */
  readonly entries: ReadonlyMap<string, MappedPage>;
  readonly most?: number;
}

/**
 * Returns the sitemap files by name. They list every indexable page in the site's order, with the
 * date of its last change if known. Each photograph is listed once, with the first page that shows
 * it. If one file cannot hold all URLs, several files share them, and `sitemap.xml` lists these.
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
    (_, part) => {
      const own = urls.slice(part * most, (part + 1) * most);
      return [`sitemap-${part + 1}.xml`, urlSet(own)] as const;
    },
  );
  const names = parts.map(([name]) => {
    const address = escapeXml(`${siteUrl}/${name}`);
    return `  <sitemap><loc>${address}</loc></sitemap>\n`;
  });
  const index = `${declaration}<sitemapindex xmlns="${namespace}">\n${names.join('')}</sitemapindex>\n`;
  return new Map([['sitemap.xml', index], ...parts]);
}

const urlSet = (urls: readonly string[]) =>
  `${declaration}<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;

function mappedUrls(
  siteUrl: string,
  entries: SitemapOptions['entries'],
): string[] {
  const named = new Set<string>();
  return pages.flatMap((page) => {
    const entry = entries.get(page.path);
    const { robots = '', changed = '', images = [] } = entry ?? {};
    // The page's own robots tag is checked too: this process may have started before the list of
    // unpublished pages was made.
    if (!isListed(page) || /\bnoindex\b/.test(robots)) return [];
    const pictures = images.filter(
      (address) => address.startsWith('/pictures/') && !named.has(address),
    );
    const tags = pictures.map((address) => {
      named.add(address);
      const location = escapeXml(siteUrl + address);
      return `<image:image><image:loc>${location}</image:loc></image:image>`;
    });
    const date = changed && `<lastmod>${changed}</lastmod>`;
    const location = escapeXml(siteUrl + page.path);
    return [`  <url><loc>${location}</loc>${date}${tags.join('')}</url>`];
  });
}

/** Returns the text of robots.txt, which allows everything and names the sitemap. */
export function buildRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
