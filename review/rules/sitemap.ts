import robotsParser from 'robots-parser';
import type { RuleFinding, Rule } from '../types.ts';
import { indexable } from './rule.ts';
import { snapshotFile } from '../../src/domain/routes.ts';

const unescapeXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const sitemap: Rule = {
  id: 'sitemap',
  about: 'site map',
  title: 'Site map, robots.txt and pages disagree',
  why: 'The site map is the list of pages we ask to have indexed: it must name every such page and no other, and robots.txt must let crawlers in.',
  todo: 'Name exactly the indexable pages by their canonical addresses, name the site map in robots.txt and disallow none of them.',
  check: (site) => {
    const { captured, siteUrl } = site;
    const wanted = indexable(site).map(({ path }) => path);
    const isWanted = new Set(wanted);
    const faults: RuleFinding[] = [];
    if (captured.sitemap === undefined)
      faults.push({ path: '/sitemap.xml', what: 'There is no site map', where: 'sitemap.xml' });
    else {
      const listed = [...captured.sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
        unescapeXml(loc.trim()),
      );
      const seen = new Set<string>();
      for (const address of listed) {
        const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : undefined;
        const fault = (what: string) =>
          faults.push({ path: path ?? '/sitemap.xml', what, where: `sitemap.xml: ${address}` });
        if (path === undefined) fault('The site map names an address of another site');
        else if (seen.has(path)) fault('The site map names the page twice');
        else if (!site.byPath.has(path)) fault('The site map names a page that does not exist');
        else if (!isWanted.has(path)) fault('The site map names a page that asks not to be indexed');
        if (path !== undefined) seen.add(path);
      }
      for (const path of wanted)
        if (!seen.has(path)) faults.push({ path, what: 'The page is not in the site map', where: 'sitemap.xml' });
    }
    return [...faults, ...robotsFaults(captured.robotsTxt, wanted, siteUrl)];
  },
};

/** Whether robots.txt names the site map and lets every crawler read the pages. */
function robotsFaults(text: string | undefined, wanted: readonly string[], siteUrl: string): RuleFinding[] {
  const path = '/robots.txt';
  if (text === undefined) return [{ path, what: 'There is no robots.txt', where: 'robots.txt' }];
  const robots = robotsParser(siteUrl + path, text);
  const maps = robots.getSitemaps();
  const lines = text.split('\n');
  return [
    ...(maps.includes(`${siteUrl}/sitemap.xml`)
      ? []
      : [
          {
            path,
            what: `robots.txt does not name ${siteUrl}/sitemap.xml`,
            where: maps.map((map) => `Sitemap: ${map}`).join('; ') || 'Sitemap',
          },
        ]),
    ...wanted
      .filter((page) => robots.isDisallowed(siteUrl + page))
      .map((page) => ({
        path: page,
        what: 'robots.txt keeps crawlers off the page',
        where: lines[robots.getMatchingLineNumber(siteUrl + page) - 1]?.trim() ?? 'robots.txt',
      })),
  ];
}

const pageList: Rule = {
  id: 'page-list',
  about: 'page',
  title: 'Page missing, or left over',
  why: 'A page that was not written answers 404; one that is left over from an earlier build is indexed although nobody keeps it.',
  todo: 'Build again; if it stays, correct the page list in src/domain/routes.ts or remove the file.',
  check: ({ expected, captured }) => {
    const wanted = new Set(expected.map(snapshotFile));
    const missing = expected.filter((page) => !captured.html.has(snapshotFile(page)));
    const extra = [...captured.html.keys()].filter((file) => !wanted.has(file)).sort();
    return [
      ...missing.map((page) => ({ path: page.path, what: 'The page has no file', where: snapshotFile(page) })),
      ...extra.map((file) => ({ path: `/${file}`, what: 'The file is no page of the site', where: file })),
    ];
  },
};

export const sitemapRules: readonly Rule[] = [sitemap, pageList];
