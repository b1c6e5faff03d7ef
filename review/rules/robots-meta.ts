import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';

const known =
  /^(?:all|none|index|noindex|follow|nofollow|noarchive|nosnippet|noimageindex|notranslate|indexifembedded|max-(?:snippet|video-preview):-?\d+|max-image-preview:(?:none|standard|large)|unavailable_after:.+)$/i;

export const robotsMeta: Rule = {
  id: 'robots-meta',
  title: 'Robots tag missing, doubled or contradictory',
  why: 'A crawler that meets two tags obeys the stricter one: a stray noindex removes the page from search.',
  todo: 'Keep one robots tag a page, with directives that exist; the error page must say noindex.',
  check: eachPage(({ reading, page, noIndex }) => {
    const { robots } = reading;
    const [only = ''] = robots;
    if (robots.length !== 1)
      return [{ what: `There are ${robots.length} robots tags`, where: robots.join('; ') || 'meta robots' }];
    const directives = only.split(',').map((directive) => directive.trim().toLowerCase());
    const where = `meta robots: ${robots[0]}`;
    const odd = directives.filter((directive) => !known.test(directive));
    if (odd.length > 0) return [{ what: `Not a directive: ${odd.join(', ')}`, where }];
    if (['index', 'follow'].some((word) => directives.includes(word) && directives.includes(`no${word}`)))
      return [{ what: 'The directives contradict each other', where }];
    if (page.kind === 'notFound' && !noIndex) return [{ what: 'The error page may be indexed', where }];
    return [];
  }),
};
