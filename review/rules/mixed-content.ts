import type { Rule } from '../model.ts';
import { levelOf } from './live.ts';
import { eachPage } from './each-page.ts';

export const mixedContent: Rule = {
  id: 'mixed-content',
  title: 'Something is fetched or linked without encryption',
  why: 'Browsers block or warn about what a page fetches over http, and an http link to ourselves costs a redirect.',
  todo: 'Use https, or an address that starts with a slash.',
  check: eachPage(({ reading }, { siteUrl }) => {
    // A site tried out locally has no https; its own addresses are not mixed.
    const own = siteUrl.startsWith('http:') ? new URL(siteUrl).origin : undefined;
    const plain = (address: string) => /^http:/i.test(address) && (own === undefined || !address.startsWith(`${own}/`));
    const host = new URL(siteUrl).host;
    const fetched = reading.resources
      .filter(({ address }) => plain(address))
      .map(({ address, from, live }) => ({ address, from, live }));
    const linked = reading.links
      .filter(({ href }) => plain(href) && new URL(href).host === host)
      .map(({ href, live }) => ({ address: href, from: 'a href', live }));
    return [...new Map([...fetched, ...linked].map((item) => [item.address, item])).values()].map(
      ({ address, from, live }) => ({
        what: `${address} is not encrypted`,
        where: from,
        cause: address,
        ...levelOf(live),
      }),
    );
  }),
};
