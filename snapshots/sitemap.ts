import { isIndexable, pages } from '../src/domain/routes.ts';

/** The site map: every page that may be indexed, in the site's order. */
export function buildSitemap(siteUrl: string): string {
  const urls = pages.filter(isIndexable).map((page) => `  <url><loc>${escapeXml(siteUrl + page.path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Lets every crawler in and shows it the site map. */
export function buildRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
