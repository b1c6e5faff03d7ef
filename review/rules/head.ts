import type { Rule } from '../types.ts';
import { eachRepeat } from './rule.ts';

const directive =
  /^(?:all|none|index|noindex|follow|nofollow|noarchive|nosnippet|noimageindex|notranslate|indexifembedded|max-(?:snippet|video-preview):-?\d+|max-image-preview:(?:none|standard|large)|unavailable_after:.+)$/i;
const cardTags = [
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:type',
  'twitter:card',
];

export const headRules: readonly Rule[] = [
  {
    id: 'canonical',
    about: 'address',
    title: 'Canonical address missing or doubled',
    why: 'The canonical address says which of several addresses counts; a wrong one takes the page out of the index.',
    todo: 'Give each page one absolute canonical link to itself, on the site’s own origin and without a trailing slash.',
    checkPage: ({ reading: { canonicals } }) =>
      canonicals.length === 1
        ? []
        : [
            {
              what: `There are ${canonicals.length} canonical links`,
              where: 'link canonical',
            },
          ],
  },
  {
    id: 'indexable',
    about: 'robots',
    isOfEveryPage: true,
    title:
      'Search engines leave the page out, or take one in that they should not',
    why: 'A stray tag, header or line of robots.txt takes a page out of every search, and nobody sees it on the page.',
    todo: 'Take away what is named; a page that is to be left out needs a robots tag with noindex.',
    checkPage: ({ isListed, obstacles, path }) => {
      if (isListed)
        return obstacles.map(({ reason, where }) => ({
          what: reason,
          where,
          // Each page has an address of its own there, and the fault is one.
          cause: reason + where.replaceAll(path, '~'),
        }));
      return obstacles.length > 0
        ? []
        : [
            {
              what: 'The page may be listed, and is not meant to be',
              where: 'head',
            },
          ];
    },
  },
  {
    id: 'robots-meta',
    about: 'robots',
    isOfEveryPage: true,
    title: 'Robots tag missing, doubled or contradictory',
    why: 'A crawler that meets two tags obeys the stricter one: a stray noindex removes the page from search.',
    todo: 'Keep one robots tag a page, with directives that exist.',
    checkPage: ({ reading: { robots }, isListed }) => {
      const [only = ''] = robots;
      if (robots.length !== 1)
        return [
          {
            what: `There are ${robots.length} robots tags`,
            where: robots.join('; ') || 'meta robots',
          },
        ];
      const directives = only
        .split(',')
        .map((text) => text.trim().toLowerCase());
      const where = `meta robots: ${only}`;
      const odd = directives.filter((text) => !directive.test(text));
      if (odd.length > 0)
        return [{ what: `Not a directive: ${odd.join(', ')}`, where }];
      if (
        ['index', 'follow'].some(
          (word) =>
            directives.includes(word) && directives.includes(`no${word}`),
        )
      )
        return [{ what: 'The directives contradict each other', where }];
      return isListed && directives.includes('nofollow')
        ? [{ what: 'No link of the page is to be followed', where }]
        : [];
    },
  },
  {
    id: 'social-card',
    about: 'social tags',
    title: 'Social card incomplete',
    why: 'A link shared in a chat shows a bare address instead of a picture and a title.',
    todo: 'Give every page all tags of a card; og:url is the canonical address and og:image an absolute one.',
    checkPage: ({ reading: { social, canonicals }, page }) => {
      if (page.kind === 'notFound') return [];
      const image = social['og:image'] ?? '';
      const missing = cardTags.filter((name) => !social[name]).join(', ');
      if (missing !== '')
        return [
          { what: `The card lacks ${missing}`, where: 'head', cause: missing },
        ];
      if (canonicals.length === 1 && social['og:url'] !== canonicals[0])
        return [
          {
            what: 'og:url is not the canonical address',
            where: `og:url: ${social['og:url']}`,
          },
        ];
      if (/^https?:\/\//.test(image)) return [];
      return [
        {
          what: 'og:image is not an absolute address',
          where: `og:image: ${image}`,
          cause: image,
        },
      ];
    },
  },
  {
    id: 'document-basics',
    about: 'text',
    isOfEveryPage: true,
    title: 'Language, character set, viewport, title or the end is wrong',
    why: 'Without them screen readers speak with the wrong voice, phones show the page tiny, and tags that occur twice are read at random.',
    todo: 'Give html a lang, the head a charset, one title and a viewport that lets people zoom, and let no id occur twice.',
    checkPage: ({ reading }) => {
      const { lang, charset, viewport, titles, ids, base, isWhole } = reading;
      const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
      const faults: [isFault: boolean, what: string, where: string][] = [
        [!isWhole, 'The document ends too early', 'the last line'],
        [
          base !== '',
          'Every relative address is led elsewhere',
          `base href: ${base}`,
        ],
        [lang === '', 'The language is not given', 'html lang'],
        [
          !/^utf-8$/i.test(charset),
          'The character set is not UTF-8',
          `meta charset: ${charset}`,
        ],
        [
          !viewport.includes('width=device-width'),
          'The viewport is not set to the device',
          'meta viewport',
        ],
        [
          /user-scalable=no|maximum-scale=1\b/.test(viewport),
          'Zooming is switched off',
          `meta viewport: ${viewport}`,
        ],
        [
          titles.length > 1,
          `There are ${titles.length} titles`,
          `title: ${titles.join('; ')}`,
        ],
        [
          repeated !== undefined,
          `The id ${repeated} occurs twice`,
          `id: ${repeated}`,
        ],
      ];
      return faults.flatMap(([isFault, what, where]) =>
        isFault ? [{ what, where, cause: `${what} ${where}` }] : [],
      );
    },
  },
  {
    id: 'card-of-another',
    about: 'social tags',
    title: 'Social card of another page',
    why: 'Whoever is sent the link is shown the title of one page and opens another.',
    todo: 'Make the card from the title and the description of the page itself.',
    checkSite: eachRepeat('card', 'og:title', (first, page) =>
      page.title === first.title
        ? undefined
        : `The card has the title of ${first.path}`,
    ),
  },
];
