import robotsParser from 'robots-parser';
import { redirects } from '#site/redirects.ts';
import type { ManifestEntry } from '../../snapshots/manifest-entry.ts';
import { paths, snapshotFile } from '../../src/domain/pages.ts';
import type { Redirect } from '../../pack/schemas/redirects.ts';
import type { ReviewSite } from '../read/read-site.ts';
import type { RuleFinding, Rule } from '../types.ts';
import { listed } from './rule.ts';

/** Addresses that the site map names and should not, or should and does not. */
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
  const faults = sitemap.flatMap(({ path }): RuleFinding[] => {
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
    return wanted.has(path)
      ? []
      : [
          {
            path,
            what: 'The site map names a page that is not to be listed',
            where,
          },
        ];
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

/** Whether robots.txt names the site map. */
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

interface LostPagesOptions {
  /** Pages of the manifest that the site is compared with. */
  readonly before: readonly Pick<ManifestEntry, 'path' | 'robots'>[];
  /** Addresses of the pages that there are now. */
  readonly pages: readonly string[];
  readonly redirects: readonly Redirect[];
}

/** Addresses that search engines and visitors may know, and that nothing answers at any more: each with a page that could. */
export function lostPages({
  before,
  pages,
  redirects,
}: LostPagesOptions): Redirect[] {
  const answered = new Set([...pages, ...redirects.map(({ from }) => from)]);
  const known = new Set(before.map(({ path }) => path));
  const added = pages.filter((path) => !known.has(path));
  return before
    .filter(
      ({ path, robots }) => !answered.has(path) && !/\bnoindex\b/.test(robots),
    )
    .map(({ path }) => ({ from: path, to: successor(path, pages, added) }));
}

/** The same page of a town that was renamed, what lies above a page that was taken out, or the list that it stood in. */
function successor(
  path: string,
  pages: readonly string[],
  added: readonly string[],
): string {
  const [, county, town, service] = path.split('/');
  if (town === undefined) return paths.services;
  const hub = `/${county}/${town}`;
  if (service !== undefined && pages.includes(hub)) return hub;
  const [renamed, ...others] = added.filter((other) => {
    const [, otherCounty, otherTown, otherService] = other.split('/');
    return (
      otherCounty === county &&
      otherTown !== undefined &&
      otherService === service
    );
  });
  return renamed !== undefined && others.length === 0 ? renamed : paths.areas;
}

export const sitemapRules: readonly Rule[] = [
  {
    id: 'sitemap',
    about: 'site map',
    title: 'Site map, robots.txt and pages disagree',
    why: 'The site map is the list of pages we ask to have indexed: it must name every such page and no other,.',
    todo: 'Name exactly the indexable pages by their canonical addresses, name the site map in robots.txt.',
    checkSite: (site) => [...sitemapFaults(site), ...robotsFaults(site)],
  },
  {
    id: 'page-list',
    about: 'page',
    title: 'Page missing, or left over',
    why: 'A page that was not written answers 404; one that is left over from an earlier build is indexed although nobody keeps it.',
    todo: 'Build again; if it stays, correct the page list in src/domain/pages.ts or remove the file.',
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
    todo: 'Add the line to site/redirects.ts, or accept the finding with the reason in review/accepted.json.',
    checkSite: ({ before = [], expected }) =>
      lostPages({
        before,
        pages: expected.map(({ path }) => path),
        redirects,
      }).map(({ from, to }) => ({
        path: from,
        what: 'The page was there before and nothing redirects from it',
        where: `site/redirects.ts: { from: '${from}', to: '${to}' }`,
        cause: from,
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
