import { countOf } from '../../core/domain/text/count-of.ts';
import { redirects } from '../../core/domain/redirects.ts';
import { lostPages } from './lost-pages.ts';
import { listed, rulesById } from './rule.ts';

export const sitemapRules = rulesById({
  sitemap: {
    title: 'Sitemap and pages disagree',
    why: 'The sitemap lists the pages that we want indexed: it must name each of them and no other.',
    todo: 'Name exactly the pages that should be listed, by their canonical addresses.',
    checkSite: (site) => {
      const wanted = listed(site).map(({ path }) => path);
      const named = site.sitemap?.map(({ path }) => path) ?? [];
      const fault = (what: string) => (path: string) => ({
        path,
        what,
        where: `sitemap.xml: ${path}`,
      });
      return [
        named
          .filter((path) => !wanted.includes(path))
          .map(fault('The sitemap names it, and no such page is to be listed')),
        wanted
          .filter((path) => !named.includes(path))
          .map(fault('The page is not in the sitemap')),
      ];
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
