import type { ManifestEntry } from '../src/domain/manifest.ts';
import { isIndexable, pages, type Page } from '../src/domain/routes.ts';

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** What the site map says of a page beside its address. */
type MappedPage = Pick<ManifestEntry, 'path' | 'robots' | 'changed' | 'images'>;

/**
 * The site map: every page that may be indexed, in the site's order, with the date on which its content last changed
 * where that is known. Each photograph of the site is named once, with the first page that shows it.
 */
export function buildSitemap(siteUrl: string, entries: readonly MappedPage[]): string {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const named = new Set<string>();
  // A page says itself whether it is to be indexed: this process may have started before the list of unpublished ones was made.
  const isMapped = (page: Page) => isIndexable(page) && !/\bnoindex\b/.test(byPath.get(page.path)?.robots ?? '');
  const urls = pages.filter(isMapped).map(({ path }) => {
    const { changed = '', images = [] } = byPath.get(path) ?? {};
    const pictures = images
      .map((image) => image.replace(/ .*/, ''))
      .filter((address) => address.startsWith('/pictures/') && !named.has(address));
    for (const address of pictures) named.add(address);
    return [
      `  <url><loc>${escapeXml(siteUrl + path)}</loc>`,
      changed && `<lastmod>${changed}</lastmod>`,
      ...[...new Set(pictures)].map(
        (address) => `<image:image><image:loc>${escapeXml(siteUrl + address)}</image:loc></image:image>`,
      ),
      '</url>',
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Lets every crawler in and shows it the site map. */
export function buildRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
