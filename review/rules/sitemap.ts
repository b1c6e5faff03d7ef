import robotsParser from 'robots-parser';
import { writtenDay } from '../../supabase/functions/_shared/moment.ts';
import { snapshotFile } from '../../src/domain/pages.ts';
import { redirects } from '../../src/domain/redirects.ts';
import type { ReviewSite } from '../read/read-site.ts';
import type { RuleFinding, Rule } from '../types.ts';
import { countOf } from '../count-of.ts';
import { lostPages } from './lost-pages.ts';
import { listed } from './rule.ts';

/** Addresses that the sitemap names and should not, or should and does not. */
function sitemapFaults(site: ReviewSite): RuleFinding[] {
  const { sitemap, byPath } = site;
  const wanted = new Set(listed(site).map(({ path }) => path));
  if (!sitemap)
    return [
      {
        path: '/sitemap.xml',
        what: 'There is no site map',
        where: 'sitemap.xml',
      },
    ];
  const seen = new Set<string>();
  const faults = sitemap.flatMap(({ path, lastmod }): RuleFinding[] => {
    const where = `sitemap.xml: ${path}`;
    if (!path.startsWith('/'))
      return [
        {
          path: '/sitemap.xml',
          what: 'The site map names an address of another site',
          where,
        },
      ];
    const isRepeated = seen.has(path);
    seen.add(path);
    if (isRepeated)
      return [{ path, what: 'The site map names the page twice', where }];
    if (!byPath.has(path))
      return [
        { path, what: 'The site map names a page that does not exist', where },
      ];
    if (!wanted.has(path))
      return [
        {
          path,
          what: 'The site map names a page that is not to be listed',
          where,
        },
      ];
    return lastmod === '' || writtenDay(lastmod) !== undefined
      ? []
      : [{ path, what: `The site map's date is none: ${lastmod}`, where }];
  });
  const left = [...wanted].filter((path) => !seen.has(path));
  return [
    ...faults,
    ...left.map((path) => ({
      path,
      what: 'The page is not in the site map',
      where: 'sitemap.xml',
    })),
  ];
}

/** Whether robots.txt names the sitemap. */
function robotsFaults({ captured, siteUrl }: ReviewSite): RuleFinding[] {
  const path = '/robots.txt';
  const { robotsTxt } = captured;
  if (robotsTxt === undefined)
    return [{ path, what: 'There is no robots.txt', where: 'robots.txt' }];
  const maps = robotsParser(siteUrl + path, robotsTxt).getSitemaps();
  const map = `${siteUrl}/sitemap.xml`;
  if (maps.includes(map)) return [];
  const where =
    maps.map((other) => `Sitemap: ${other}`).join('; ') || 'Sitemap';
  return [{ path, what: `robots.txt does not name ${map}`, where }];
}

export const sitemapRules: readonly Rule[] = [
  {
    id: 'sitemap',
    about: 'site map',
    title: 'Site map, robots.txt and pages disagree',
    why: 'The site map is the list of pages we ask to have indexed: it must name every such page and no other.',
    todo: 'Name exactly the indexable pages by their canonical addresses, and name the site map in robots.txt.',
    checkSite: (site) => [...sitemapFaults(site), ...robotsFaults(site)],
  },
  {
    id: 'page-list',
    about: 'page',
    title: 'Page missing, or left over',
    why: 'A page that was not written answers 404; one that is left over from an earlier build is indexed although nobody keeps it.',
    todo: 'Build again; if it stays, correct the page table or remove the file.',
    checkSite: ({ expected, captured }) => {
      const wanted = new Set(expected.map(snapshotFile));
      const missing = expected.filter(
        (page) => !captured.html.has(snapshotFile(page)),
      );
      const extra = [...captured.html.keys()]
        .filter((file) => !wanted.has(file))
        .sort();
      return [
        ...missing.map((page) => ({
          path: page.path,
          what: 'The page has no file',
          where: snapshotFile(page),
        })),
        ...extra.map((file) => ({
          path: `/${file}`,
          what: 'The file is no page of the site',
          where: file,
        })),
      ];
    },
  },
  {
    id: 'removed-page',
    about: 'page',
    title: 'A page is gone without a redirect',
    why: 'Search engines and people keep the address for years; without a redirect what it earned is lost.',
    todo: 'Add the row to the pack’s redirects, or accept the finding with the reason.',
    checkSite: ({ published = [], expected }) =>
      lostPages({
        published,
        pages: expected.map(({ path }) => path),
        redirects,
      }).map(({ from, to }) => ({
        path: from,
        what: 'It was public, and nothing redirects from it',
        where: `{ from: '${from}', to: '${to}' }`,
        cause: from,
      })),
  },
  {
    id: 'searched-address',
    about: 'page',
    title: 'Google shows an address that the site has not',
    why: 'People press on it in the results and meet the error page; what the address has earned is lost.',
    todo: 'Add a row to the pack’s redirects, to the page that answers what they looked for.',
    checkSite: ({ searched = new Map(), byPath, captured }) =>
      [...searched]
        .filter(([path]) => !byPath.has(path) && !captured.files.has(path))
        .sort(([, a], [, b]) => b.clicks - a.clicks)
        .map(([path, { clicks, impressions }]) => ({
          path,
          what: `Google has it, and it answers 404: ${countOf(clicks, 'click')}`,
          where: `Search Console: ${countOf(impressions, 'impression')}`,
          cause: path,
          level: 'warning',
        })),
  },
  {
    id: 'date-without-change',
    about: 'site map',
    title: 'A date moves without a change',
    why: 'Search engines stop believing dates that change while the page does not.',
    todo: 'Build with the date of the commit that changed the words: npm run build -- --date history.',
    checkSite: ({ before = [], pages, sitemap = [] }) => {
      const dates = new Map(
        sitemap.map(({ path, lastmod }) => [path, lastmod]),
      );
      const entries = new Map(before.map((entry) => [entry.path, entry]));
      return pages.flatMap(({ path, contentHash }) => {
        const { contentHash: hashBefore, changed = '' } =
          entries.get(path) ?? {};
        const date = dates.get(path) ?? '';
        if (
          changed === '' ||
          date === '' ||
          hashBefore !== contentHash ||
          date.startsWith(changed)
        )
          return [];
        const what = 'The site map gives another date, and no word changed';
        return [{ path, what, where: `${changed}, now ${date}` }];
      });
    },
  },
];
