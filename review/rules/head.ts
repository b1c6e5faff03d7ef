import {
  socialCards,
  socialImageOf,
} from '../../src/domain/pictures/social-images.ts';
import { resultFont, textWidth } from '../read/text-width.ts';
import type { OpenSite, ReviewSite } from '../read/read-site.ts';
import type { PageFinding } from '../types.ts';
import { sentAsOther } from './headers.ts';
import { listed, noRepeat, rulesAbout } from './rule.ts';

/** Characters, and pixels in a search result on a desktop. */
const bounds = {
  title: { min: 15, max: 60, maxPixels: 580 },
  description: { min: 110, max: 160, maxPixels: 990 },
} as const;

/** Returns a finding if a title or description is missing, too short or too long. */
function lengthFault(
  name: 'title' | 'description',
  text = '',
): PageFinding | false {
  const { min, max, maxPixels } = bounds[name];
  const { length } = text;
  const pixels = textWidth(text, resultFont[name]);
  const where = `${name}: ${text}`;
  if (text === '') return { what: `There is no ${name}`, where };
  if (length < min)
    return { what: `The ${name} has only ${length} characters`, where };
  const what = `The ${name} is ${length} characters and ${pixels} pixels long`;
  return (length > max || pixels > maxPixels) && { what, where };
}

const { title, description } = bounds;

const cardTags = [
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:type',
  'twitter:card',
];

const cardPictures = new Set(socialCards().map(({ address }) => address));

const languageNames = new Intl.DisplayNames('en', {
  type: 'language',
  fallback: 'none',
});

function isLanguage(tag: string): boolean {
  if (tag.toLowerCase() === 'x-default') return true;
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag);
    const isSame = canonical.toLowerCase() === tag.toLowerCase();
    return isSame && languageNames.of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** Describes the header with which a host gives a page another language. */
function otherLanguage(
  path: string,
  lang: string,
  { headersAt }: OpenSite,
): string | undefined {
  const [language = ''] = lang.toLowerCase().split('-');
  const sent = headersAt(path).find(
    ({ name, value }) =>
      name === 'content-language' && !value.toLowerCase().includes(language),
  );
  return sent && `${sent.file} sends it as ${sent.value}`;
}

/** Reports versions in another language that do not link back. */
const languageFaults = ({ pages, byPath }: ReviewSite) =>
  pages.flatMap(({ path, alternates }) =>
    alternates
      .filter((to) => byPath.get(to)?.alternates.includes(path) === false)
      .map((to) => ({
        path,
        what: `${to} is linked as a version in another language and does not link back`,
        where: 'link alternate',
      })),
  );

export const headRules = rulesAbout('social tags', {
  'title-length': {
    about: 'title',
    title: 'Title missing, too short or cut off',
    why: 'The title is the link people click in search results; what does not fit is cut off or replaced by the search engine.',
    todo: `Write one title of ${title.min} to ${title.max} characters and at most ${title.maxPixels} pixels.`,
    checkPage: ({ titles }) => lengthFault('title', titles[0]),
  },
  'description-length': {
    about: 'description',
    title: 'Description missing, repeated, too short or cut off',
    why: 'The description is the text under the link in search results: too short wastes the room, too long is cut off in mid-sentence.',
    todo: `Write one description of ${description.min} to ${description.max} characters and at most ${description.maxPixels} pixels.`,
    checkPage: ({ descriptions: [first, ...others] }) =>
      others.length === 0
        ? lengthFault('description', first)
        : {
            what: `There are ${1 + others.length} descriptions`,
            where: [first, ...others].join('; '),
          },
  },
  'duplicate-title': {
    about: 'title',
    title: 'Two pages with one title',
    why: 'Two results with the same title compete with each other, and people cannot tell them apart.',
    todo: 'Say in each title what only this page is about.',
    checkSite: noRepeat('title'),
  },
  'duplicate-description': {
    about: 'description',
    title: 'Two pages with one description',
    why: 'A repeated description tells people nothing about the page, and search engines drop it.',
    todo: 'Describe what this page has and the other has not.',
    checkSite: noRepeat('description'),
  },
  canonical: {
    about: 'address',
    title: 'Canonical link missing or repeated',
    why: 'The canonical address says which of several addresses counts; a wrong one takes the page out of the index.',
    todo: 'Give each page one absolute canonical link to itself, on the site’s own origin and without a trailing slash.',
    checkPage: ({ canonicals }) =>
      canonicals.length !== 1 && {
        what: `There are ${canonicals.length} canonical links`,
        where: 'link canonical',
      },
  },
  indexable: {
    about: 'robots',
    isOfEveryPage: true,
    title:
      'A page is kept out of search, shown only in part, or listed by mistake',
    why: 'A stray tag, header or line of robots.txt takes a page out of every search, and the page looks the same.',
    todo: 'Remove what is named; a page that should not be listed needs a robots tag with noindex.',
    checkPage: ({ isListed, obstacles, path }) => {
      const what = 'The page can be indexed and should not be';
      const isClosed = obstacles.some(({ isDirective }) => isDirective);
      if (!isListed) return !isClosed && { what, where: 'head' };
      return obstacles.map(({ reason, where }) => ({
        what: reason,
        where,
        // `where` names each page's own path, but the cause is the same.
        cause: reason + where.replaceAll(path, '~'),
      }));
    },
  },
  'robots-meta': {
    about: 'robots',
    isOfEveryPage: true,
    title: 'Robots tag missing, repeated or with nofollow',
    why: 'A crawler that meets two tags obeys the stricter one: a stray noindex removes the page from search.',
    todo: 'Give each page one robots tag, without nofollow on pages that should be listed.',
    checkPage: ({ robots, isListed }) => {
      const where = `meta robots: ${robots.join('; ')}`;
      if (robots.length !== 1)
        return { what: `There are ${robots.length} robots tags`, where };
      const isClosed = isListed && /\bnofollow\b/i.test(where);
      return isClosed && { what: 'The robots tag says nofollow', where };
    },
  },
  'social-card': {
    title: 'Social card incomplete',
    why: 'A link shared in a chat shows a bare address instead of a picture and a title.',
    todo: 'Give every page all tags of a card; og:url is the canonical address, og:description the page’s and og:image an absolute one.',
    checkPage: ({ social, canonicals, descriptions }) => {
      const { 'og:url': url = '', 'og:image': image = '' } = social;
      const { 'og:description': description = '' } = social;
      const missing = cardTags.filter((name) => !social[name]).join(', ');
      if (missing !== '')
        return {
          what: `The card lacks ${missing}`,
          where: 'head',
          cause: missing,
        };
      if (canonicals[0] && !canonicals.includes(url))
        return {
          what: 'The card’s address is not the canonical one',
          where: `og:url: ${url}`,
        };
      if (descriptions[0] && !descriptions.includes(description))
        return {
          what: 'The card’s description is not the page’s',
          where: `og:description: ${description}`,
        };
      const what = 'The address of the card’s picture is not absolute';
      const isAbsolute = /^https?:\/\//.test(image);
      return !isAbsolute && { what, where: `og:image: ${image}`, cause: image };
    },
  },
  'document-basics': {
    about: 'text',
    isOfEveryPage: true,
    title:
      'Language, charset, viewport, title or another basic of the document is wrong',
    why: 'Without them screen readers speak with the wrong voice, phones show the page tiny, and tags that occur twice are read at random.',
    checkSite: languageFaults,
    todo: 'Give html a lang, the head a charset, one title and a viewport that lets people zoom, and let no id occur twice.',
    checkPage: (
      { facts, titles, ids, labels, isWhole, headEnder, path },
      site,
    ) => {
      const { lang = '', charset = '', viewport = '' } = facts.head;
      const languages = Object.keys(facts.head).flatMap(
        (tag) => /^alternate (.+)/.exec(tag)?.[1] ?? [],
      );
      const unknown = [lang, ...languages].find(
        (tag) => tag !== '' && !isLanguage(tag),
      );
      const base = labels.find(({ tag }) => tag === 'base href')?.text;
      const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
      const isOfDevice = viewport.includes('width=device-width');
      const isFixed = /user-scalable=no|maximum-scale=1\b/.test(viewport);
      const faults = [
        !isWhole &&
          'The document is not whole: doctype, comments or end are missing',
        base !== undefined &&
          `A base tag sends every relative address to ${base}`,
        headEnder !== undefined &&
          `The head ends at ${headEnder}, which does not belong there: what follows counts as body`,
        lang === '' && 'The language is not given',
        unknown !== undefined && `"${unknown}" is not a language tag`,
        sentAsOther(path, site),
        otherLanguage(path, lang, site),
        charset === '' && 'The charset is not given',
        !/^(?:utf-8)?$/i.test(charset) &&
          `The charset is ${charset}, not UTF-8`,
        !isOfDevice && 'The viewport is not set to the device',
        isFixed && `Zooming is switched off: ${viewport}`,
        titles.length > 1 &&
          `There are ${titles.length} titles: ${titles.join('; ')}`,
        repeated !== undefined && `The id ${repeated} occurs twice`,
      ];
      return faults.map(
        (what) => what && { what, where: 'document', cause: what },
      );
    },
  },
  'card-of-another': {
    title: 'Social card of another page',
    why: 'People who are sent the link see the title of one page and open another.',
    todo: 'Make the card from the title and the description of the page itself.',
    checkPage: ({ path, social }, { resolve }) => {
      const { 'og:image': image = '' } = social;
      const shown = resolve(image, path)?.path ?? '';
      const own = socialImageOf(path).address;
      const isOther = shown !== own && cardPictures.has(shown);
      const what = 'The card has the picture of another page';
      return isOther && { what, where: `og:image: ${image}` };
    },
    checkSite: (site) => {
      const { pages } = site;
      const titled = new Map(pages.map(({ title, path }) => [title, path]));
      return listed(site).map(({ path, title, card }) => {
        const owner = title === card ? undefined : titled.get(card);
        const what = `The card has the title of ${owner}`;
        return (
          owner !== undefined && { path, what, where: `og:title: ${card}` }
        );
      });
    },
  },
});
