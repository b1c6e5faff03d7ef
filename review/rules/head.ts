import type { Rule } from '../types.ts';
import { eachPage, indexable, repeats } from './rule.ts';

const canonical: Rule = {
  id: 'canonical',
  about: 'address',
  title: 'Canonical address missing or wrong',
  why: 'The canonical address says which of several addresses counts; a wrong one takes the page out of the index.',
  todo: 'Give each page one absolute canonical link to itself, on the site’s own origin and without a trailing slash.',
  check: eachPage(({ reading, path }, { siteUrl }) => {
    const { canonicals } = reading;
    if (canonicals.length !== 1)
      return [{ what: `There are ${canonicals.length} canonical links`, where: 'link canonical' }];
    const [address = ''] = canonicals;
    if (address === siteUrl + path) return [];
    return [{ what: 'The canonical address is not that of the page', where: `link canonical: ${address}` }];
  }),
};

const known =
  /^(?:all|none|index|noindex|follow|nofollow|noarchive|nosnippet|noimageindex|notranslate|indexifembedded|max-(?:snippet|video-preview):-?\d+|max-image-preview:(?:none|standard|large)|unavailable_after:.+)$/i;

const robotsMeta: Rule = {
  id: 'robots-meta',
  about: 'robots',
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

const wanted = ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'twitter:card'];

const socialCard: Rule = {
  id: 'social-card',
  about: 'social tags',
  title: 'Social card incomplete',
  why: 'A link shared in a chat shows a bare address instead of a picture and a title.',
  todo: 'Give every page all tags of a card; og:url is the canonical address and og:image an absolute one.',
  check: eachPage(({ reading, page }) => {
    if (page.kind === 'notFound') return [];
    const { social, canonicals } = reading;
    const image = social['og:image'] ?? '';
    const missing = wanted.filter((name) => !social[name]);
    if (missing.length > 0)
      return [{ what: `The card lacks ${missing.join(', ')}`, where: 'head', cause: missing.join() }];
    if (canonicals.length === 1 && social['og:url'] !== canonicals[0])
      return [{ what: 'og:url is not the canonical address', where: `og:url: ${social['og:url']}` }];
    if (!/^https?:\/\//.test(image))
      return [
        {
          what: 'og:image is not an absolute address',
          where: `og:image: ${image}`,
          cause: image,
        },
      ];
    return [];
  }),
};

const documentBasics: Rule = {
  id: 'document-basics',
  about: 'text',
  title: 'Language, character set, viewport or a single title missing',
  why: 'Without them screen readers speak with the wrong voice, phones show the page tiny, and tags that occur twice are read at random.',
  todo: 'Give html a lang, the head a charset, one title and a viewport that lets people zoom, and let no id occur twice.',
  check: eachPage(({ reading }) => {
    const repeated = reading.ids.filter((id, index) => reading.ids.indexOf(id) !== index);
    const faults = [
      reading.lang === '' && ['The language is not given', 'html lang'],
      !/^utf-8$/i.test(reading.charset) && ['The character set is not UTF-8', `meta charset: ${reading.charset}`],
      !/width=device-width/.test(reading.viewport) && [
        'The viewport is not set to the device',
        `meta viewport: ${reading.viewport}`,
      ],
      /user-scalable=no|maximum-scale=1\b/.test(reading.viewport) && [
        'Zooming is switched off',
        `meta viewport: ${reading.viewport}`,
      ],
      reading.titles.length > 1 && [`There are ${reading.titles.length} titles`, `title: ${reading.titles.join('; ')}`],
      repeated.length > 0 && [`The id ${repeated[0]} occurs twice`, `id: ${repeated[0]}`],
    ];
    return faults
      .filter((fault): fault is [string, string] => fault !== false)
      .map(([what, where]) => ({ what, where, cause: `${what} ${where}` }));
  }),
};

const cardOfAnother: Rule = {
  id: 'card-of-another',
  about: 'social tags',
  title: 'Social card of another page',
  why: 'Whoever is sent the link is shown the title of one page and opens another.',
  todo: 'Make the card from the title and the description of the page itself.',
  check: (site) =>
    repeats(indexable(site), ({ reading }) => reading.social['og:title'])
      .filter(({ page, first }) => page.reading.titles[0] !== first.reading.titles[0])
      .map(({ page, first, value }) => ({
        path: page.path,
        what: `The card has the title of ${first.path}`,
        where: `og:title: ${value}`,
        cause: value,
      })),
};

export const headRules: readonly Rule[] = [canonical, robotsMeta, socialCard, documentBasics, cardOfAnother];
