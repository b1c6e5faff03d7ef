import { join } from 'node:path';
import robotsParser from 'robots-parser';
import {
  britishDay,
  writtenDay,
} from '../../supabase/functions/_shared/moment.ts';
import { filesBelow } from '../../pack/files-below.ts';
import { packFolder } from '../../pack/pack-folder.ts';
import { snapshotFile } from '../../src/domain/pages.ts';
import { redirects } from '../../src/domain/redirects.ts';
import type { ReviewSite } from '../read/read-site.ts';
import type { Faults, RuleFinding } from '../types.ts';
import { countOf } from '../../src/domain/text/count-of.ts';
import { lostPages } from './lost-pages.ts';
import { listed, rulesAbout } from './rule.ts';

/** Files that pages, crawlers and hosts read. */
const published =
  /\.(?:html|css|js|json|xml|txt|webmanifest|svg|jpe?g|png|gif|webp|avif|ico|woff2)$|^\/_(?:headers|redirects)$/i;
/** Files that other rules compare with the build. */
const comparedFile = /^\/content\/|\.html$/;
/** Files that the pack adds as they are, such as those that prove a site's owner. */
const ofPack = new Set(
  filesBelow(join(packFolder, 'site/public')).map((name) => `/${name}`),
);

/** Reports addresses that the sitemap should not name, and those that it should but does not. */
function sitemapFaults(site: ReviewSite): Faults<RuleFinding> {
  const { sitemap = [], byPath, captured, now } = site;
  // A broken sitemap is another rule's finding.
  if (captured.readings.get('/sitemap.xml')?.fault) return [];
  const wanted = new Set(listed(site).map(({ path }) => path));
  const named = sitemap.map(({ path }) => path);
  const faultOf = ({ path, lastmod }: (typeof sitemap)[number], at: number) => {
    if (!path.startsWith('/')) return 'names an address of another site';
    if (named.indexOf(path) < at) return 'names the page twice';
    if (!byPath.has(path)) return 'names a page that does not exist';
    if (!wanted.has(path)) return 'names a page that should not be listed';
    if (lastmod === '') return false;
    const day = writtenDay(lastmod);
    if (day === undefined) return `has an invalid date: ${lastmod}`;
    return day > britishDay(now) && `has a date in the future: ${lastmod}`;
  };
  const left = [...wanted].filter((path) => !named.includes(path));
  return [
    sitemap.map((entry, at) => {
      const fault = faultOf(entry, at);
      const path = entry.path.startsWith('/') ? entry.path : '/sitemap.xml';
      const where = `sitemap.xml: ${entry.path}`;
      return fault && { path, what: `The sitemap ${fault}`, where };
    }),
    left.map((path) => ({
      path,
      what: 'The page is not in the sitemap',
      where: 'sitemap.xml',
    })),
  ];
}

/** Returns a finding if robots.txt does not name the sitemap. */
function robotsFault({
  captured,
  siteUrl,
}: ReviewSite): RuleFinding | undefined {
  const path = '/robots.txt';
  const { robotsTxt = '' } = captured;
  const maps = robotsParser(siteUrl + path, robotsTxt).getSitemaps();
  const map = `${siteUrl}/sitemap.xml`;
  const what = `robots.txt does not name ${map}`;
  const where = `Sitemap: ${maps.join('; ')}`;
  return maps.includes(map) ? undefined : { path, what, where };
}

export const sitemapRules = rulesAbout('page', {
  sitemap: {
    about: 'site map',
    title: 'Sitemap, robots.txt and pages disagree',
    why: 'The sitemap lists the pages that we want indexed: it must name each of them and no other.',
    todo: 'Name exactly the indexable pages by their canonical addresses, and name the sitemap in robots.txt.',
    checkSite: (site) => [sitemapFaults(site), robotsFault(site)],
  },
  'page-list': {
    title: 'Page missing, or a file left over or altered',
    why: 'A page that was not written answers 404; one left over from an earlier build is still indexed, a copy or a settings file may tell secrets, and a script that somebody changed may do anything.',
    todo: 'Build again; if it stays, correct the page table or remove the file.',
    checkSite: ({ expected, known, captured, altered }) => {
      const wanted = new Set(expected.map((page) => `/${snapshotFile(page)}`));
      const missing = expected
        .filter(({ path }) => !known.has(path))
        .map((page) => ({
          path: page.path,
          what: 'The page has no file',
          where: snapshotFile(page),
        }));
      const extra = [...captured.files.keys()]
        .filter((file) => /\.html$/i.test(file) && !wanted.has(file))
        .filter((file) => !ofPack.has(file))
        .map((path) => ({
          path,
          what: 'The file is not a page of the site',
          where: path,
        }));
      const stray = [...captured.files.keys()]
        .filter((file) => !published.test(file) && !ofPack.has(file))
        .map((path) => ({
          path,
          what: 'The file is none that a site needs, and everybody can read it',
          where: path,
        }));
      const found = [...missing, ...extra, ...stray];
      const named = new Set(found.map(({ path }) => path));
      const others = [...altered]
        .filter(([file]) => !named.has(file))
        .filter(([file, way]) => way === 'added' || !comparedFile.test(file))
        .map(([path, way]) => ({
          path,
          what: `The file was ${way} after the build`,
          where: path,
          cause: path,
        }));
      return [...found, ...others];
    },
  },
  'removed-page': {
    title: 'A page is gone without a redirect',
    why: 'Search engines and people keep the address for years; without a redirect what it earned is lost.',
    todo: 'Add the row to the pack’s redirects, or accept the finding with the reason.',
    checkSite: ({ published, expected }) =>
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
  'searched-address': {
    onlyWarns: true,
    title: 'Google shows an address that the site does not have',
    why: 'People click it in the results and get the error page; what the address has earned is lost.',
    todo: 'Add a row to the pack’s redirects that leads to the page they were looking for.',
    checkSite: ({ searched, byPath, captured }) =>
      [...searched]
        .filter(([path]) => !byPath.has(path) && !captured.files.has(path))
        .sort(([, a], [, b]) => b.clicks - a.clicks)
        .map(([path, { clicks, impressions }]) => ({
          path,
          what: `Google lists it, and it answers 404: ${countOf(clicks, 'click')}`,
          where: `Search Console: ${countOf(impressions, 'impression')}`,
          cause: path,
        })),
  },
});
