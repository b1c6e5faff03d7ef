import type { Rule } from '../types.ts';

const removedPage: Rule = {
  id: 'removed-page',
  about: 'page',
  title: 'A page is gone without a redirect',
  why: 'Search engines and people keep the address for years; without a redirect what it earned is lost.',
  todo: 'Redirect the address to the page that took its place, or accept the finding with the reason in review/accepted.json.',
  check: ({ compared, byPath }) =>
    (compared?.before.pages ?? [])
      .filter(({ path, robots }) => !byPath.has(path) && !/\bnoindex\b/.test(robots))
      .filter(({ path }) => !compared?.now.site.redirects.some((line) => line.startsWith(`${path} 30`)))
      .map(({ path }) => ({
        path,
        what: 'The page was there before and nothing redirects from it',
        where: 'redirects',
      })),
};

const dateWithoutChange: Rule = {
  id: 'date-without-change',
  about: 'site map',
  title: 'A date moves without a change',
  why: 'Search engines stop believing dates that change while the page does not.',
  todo: 'Build with the date of the commit that changed the words: npm run build -- --date history.',
  check: ({ compared, lastModified }) => {
    const before = new Map(compared?.before.pages.map((entry) => [entry.path, entry]));
    return (compared?.now.pages ?? []).flatMap(({ path, contentHash }) => {
      const [was, date] = [before.get(path), lastModified.get(path)];
      if (!was || was.changed === '' || was.contentHash !== contentHash || !date || date.startsWith(was.changed))
        return [];
      return [
        { path, what: 'The site map gives another date, and no word changed', where: `${was.changed}, now ${date}` },
      ];
    });
  },
};

export const historyRules: readonly Rule[] = [removedPage, dateWithoutChange];
