import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';

export const canonical: Rule = {
  id: 'canonical',
  title: 'Canonical address missing or wrong',
  why: 'The canonical address says which of several addresses counts; a wrong one takes the page out of the index.',
  todo: 'Give each page one absolute canonical link to itself, on the site’s own origin and without a trailing slash.',
  check: eachPage(({ reading, path }, { siteUrl }) => {
    const { canonicals } = reading;
    if (canonicals.length !== 1)
      return [{ what: `There are ${canonicals.length} canonical links`, where: 'link canonical' }];
    const [address = ''] = canonicals;
    if (address === siteUrl + path) return [];
    return [{ what: `The canonical address should be ${siteUrl}${path}`, where: `link canonical: ${address}` }];
  }),
};
