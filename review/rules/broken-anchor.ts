import { internalTarget } from '../addresses.ts';
import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';

export const brokenAnchor: Rule = {
  id: 'broken-anchor',
  title: 'Link to a place that is not on the page',
  why: 'The page opens at its top instead of the place promised, and a skip link that leads nowhere fails keyboard users.',
  todo: 'Correct the part after #, or give the element that is meant this id.',
  check: eachPage(({ reading, path }, { byPath, siteUrl }) => {
    const broken = new Map<string, string>();
    for (const { href, text } of reading.links) {
      const target = internalTarget(href, path, siteUrl);
      // An address of the page itself that starts with # stays on the error page too, whatever its path.
      const page = target && (href.startsWith('#') ? byPath.get(path) : byPath.get(target.path));
      if (page && target.hash !== '' && target.hash !== 'top' && !page.reading.ids.includes(target.hash))
        broken.set(href, text);
    }
    return [...broken].map(([href, text]) => ({
      what: `The link "${text}" leads to a place that does not exist`,
      where: `a href: ${href}`,
      cause: href,
    }));
  }),
};
