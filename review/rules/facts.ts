import { join } from 'node:path';
import { cardOffers, estimateOffers } from '#site/estimates.ts';
import { business } from '#site/business.ts';
import {
  inPounds,
  rates,
  serviceFigures,
  servicePrices,
  spokenRange,
} from '#site/pricing.ts';
import { promises } from '#site/promises.ts';
import { region } from '#site/region.ts';
import type { EstimateOffer } from '../../core/schemas/estimates.ts';
import { businessTypes } from '../../pack/business-types.ts';
import { filesBelow } from '../../core/disk/files-below.ts';
import { packFolder } from '../../core/disk/pack-folder.ts';
import { readText } from '../../core/disk/read-text.ts';
import { homeTown, neighboursOf, towns } from '../../core/domain/towns.ts';
import { estimate } from '../../core/domain/estimate.ts';
import { isContent } from '../read/links.ts';
import type { ReadPage, Said } from '../read/read-site.ts';
import { placesNamed } from '../read/place-names.ts';
import { minutesOf, timeOfDay } from '../read/visible-data.ts';
import type { Faults, PageFinding } from '../types.ts';
import { knownTypes } from './data-properties.ts';
import { eachLink, matchesIn, rulesById, wordsOf } from './rule.ts';

/** A kind of fact that the pack states once and pages repeat. */
interface FactKind {
  readonly name: string;
  /** Finds the fact in a text. */
  readonly pattern: RegExp;
  /** The tags to search; all by default. */
  readonly tags?: RegExp;
  /** Normalises the fact, so that every spelling is the same. */
  readonly plain?: (text: string) => string;
  /** Finds the fact in the pack, if the pack writes it differently. */
  readonly inPack?: RegExp;
  /** Values that follow from the pack without being in it. */
  readonly more?: readonly string[];
}

const numberOf = (text: string) => String(Number(text.replace(/[^\d.]/g, '')));

/** What an offer's sizes cost on each of its surfaces. */
const sumsOf = (offer: EstimateOffer): string[] =>
  offer.surfaces
    .flatMap((surface) =>
      offer.sizes.map((size) => estimate(offer, surface, size)),
    )
    .flatMap((found) => ('from' in found ? [`£${found.from}`] : []));

const offers = [
  ...Object.values(estimateOffers),
  ...Object.values(cardOffers),
].filter((offer) => offer !== undefined);

/** Sums in words that the pack makes from numbers, such as what whole jobs usually come to. */
const ranges = [
  ...Object.values(serviceFigures).flatMap((own) => Object.values(own)),
  ...offers
    .flatMap(({ surfaces }) => surfaces)
    .flatMap(({ usually }) => (usually ? [spokenRange(usually)] : [])),
];

const money = new RegExp(
  String.raw`£\s?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*(?:\.\d+)?(?=\s(?:pounds|quid)\b)`,
  'g',
);
const prices = [...Object.values(rates), ...Object.values(servicePrices)];
const sums = [
  ...prices.map(({ pounds }) => inPounds(pounds)),
  ...offers.flatMap(({ startsAt = [] }) => [startsAt].flat().map(inPounds)),
  ...offers.flatMap(sumsOf),
  ...ranges.flatMap((text) => text.match(money) ?? []),
];
const nothing = /(?!)/g;

const { establishedYear, openingHours } = business;

const anyUnit = String.raw`(?:(?:square|sq\.?|linear) ?)?[\p{L}²]+2?(?: squared)?`;
/** A sum with its unit. After "a", a word counts only if it cannot be anything but a unit. */
const byUnit = new RegExp(
  String.raw`(£\d[\d.,]*)(?:\/\s?| ?per | an? (?!\w+['’])(?=sq|m(?:etre|²|2)|hour|day))(${anyUnit})`,
  'giu',
);
const squareMetre = new RegExp(
  String.raw`^sq(?:uare)? ?m(?:et(?:re|er)s?)?$|^m(?:et(?:re|er)s?)? squared$|^m2$`,
);
/** `£7.00 per square metre` and `£7/m²` are one price. */
const priceOf = (text: string) =>
  text.replace(byUnit, (_, sum: string, unit: string) => {
    const name = unit.toLowerCase().replace('.', '');
    return `${numberOf(sum)} ${name.replace(squareMetre, 'm²')}`;
  });

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hoursByUnit: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };
const lengthOfTime = `(?:\\d+|${numberWords.join('|')}) ?(?:h(?:ou)?rs?|days?|weeks?)\\b`;
/** `24 hrs` and `one day` are one length of time. */
function hoursOf(length: string): string {
  const [, count = '', unit = ''] =
    /(\w+?) ?([hdw])[a-z]*$/.exec(length.toLowerCase()) ?? [];
  const number = Number(count) || numberWords.indexOf(count) + 1;
  return String(number * (hoursByUnit[unit] ?? 0));
}

const weekday =
  '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:days?)?';
const days = openingHours.week.flatMap((row) => row.days);
/** The first three letters of each day. */
const shortDays = (text: string) =>
  (text.toLowerCase().match(/\b(?!to\b)[a-z]{3}/g) ?? []).join();

const abroad = String.raw`(?:\+|\b00)(?!44)\d`;
const inBritain = String.raw`(?:\+|\b00)44[\s.-]?(?:\(0\))?|\b44(?=\d{10}\b)`;
const date = String.raw`(?:\d\d[./-])?[01]\d[./ -](?:19|20)\d\d|\d\d\/\d\d\/`;
/** Begins a number as dialled in Britain. After a hyphen, 0 may be part of a hash. */
const nearby = String.raw`\(?(?<![\w./-])(?!${date})0`;
/** A telephone number, up to the end of the group that completes it. Later groups do not count. */
const telephone = new RegExp(
  String.raw`(?:${abroad}|${inBritain}|${nearby})(?:[\s().\-\u2010-\u2013/]{0,3}\d){9}\d*`,
  'g',
);

const kinds: readonly FactKind[] = [
  {
    name: 'telephone number',
    pattern: telephone,
    plain: (text) => text.replace(/\D/g, '').replace(/^(?:00)?440?|^0/, ''),
  },
  {
    name: 'e-mail address',
    pattern: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  },
  {
    name: 'amount of money',
    pattern: money,
    plain: numberOf,
    more: sums,
  },
  {
    name: 'unit price',
    pattern: byUnit,
    plain: priceOf,
    more: prices.flatMap(({ pounds, unit: { one, many } }) => [
      `${inPounds(pounds)}/${one}`,
      `${inPounds(pounds)}/${many}`,
    ]),
  },
  {
    name: 'guarantee period',
    pattern: new RegExp(
      `(?<=\\b(?:tell us|let us know|reasons|grounds)\\b(?:(?!\\b(?:we|and)\\b)[^.!?;])*\\bwithin )${lengthOfTime}`,
      'gi',
    ),
    plain: hoursOf,
    inPack: nothing,
    more: [promises.guarantee],
  },
  {
    name: 'reply time',
    pattern: new RegExp(
      `(?<=\\b(?:we|and|will) (?:answer|reply|respond|get back to you|be in touch|(?:contact|call|ring) you)(?: back)? within )${lengthOfTime}`,
      'gi',
    ),
    plain: hoursOf,
    inPack: nothing,
    more: [promises.reply],
  },
  {
    name: 'price',
    tags: /\.(?:\w+P|p)rice$/,
    pattern: /\d[\d,]*(?:\.\d+)?/g,
    inPack: money,
    plain: numberOf,
    more: sums,
  },
  {
    name: 'currency',
    pattern: /[$€¥](?=\s?\d)|\b(?:USD|EUR|CHF|JPY)\b/g,
  },
  {
    name: 'time of day',
    pattern: timeOfDay,
    plain: minutesOf,
    // A closed day, in structured data.
    more: ['00:00'],
  },
  {
    name: 'range of days',
    pattern: new RegExp(`\\b${weekday}\\s*(?:-|–|to)\\s*${weekday}\\b`, 'gi'),
    plain: shortDays,
    inPack: nothing,
    more: [days, ...openingHours.week.map((row) => row.days)].map(
      (open) => `${open[0]} to ${open.at(-1)}`,
    ),
  },
  {
    name: 'opening day',
    pattern: new RegExp(
      `\\b(?:seven|7) days a week|\\b24/7\\b(?!/)|(?<=\\b[Ww]e(?: are|[’']re)?(?: also)? open (?:on |all day )?)${weekday}\\b(?!,? \\d)`,
      'g',
    ),
    plain: shortDays,
    inPack: nothing,
    more: days.length === 7 ? [...days, 'seven', '7 days'] : days,
  },
  {
    name: 'year of establishment',
    // Matches only the year the business began: texts about towns name other years.
    pattern: new RegExp(
      String.raw`(?<=^Established (?:in )?|\b(?:[Tt]rading|in business) since |\b(?:business|firm|company)\b[^.]*\bestablished in |\b[Ww]e (?:were|have been) \w+ (?:in|since) )\d{4}\b`,
      'g',
    ),
    inPack: nothing,
    more: [String(establishedYear)],
  },
  { name: 'postcode', pattern: /\b[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}\b/g },
  {
    name: 'language',
    tags: /^lang$|^og:locale$|\.inLanguage$/,
    pattern: /.+/g,
    inPack: nothing,
    more: ['en-GB'],
    plain: (text) => text.replace('_', '-').toLowerCase(),
  },
];

/** The text of the pack's modules, which state all facts about the business. */
const statedInPack = filesBelow(join(packFolder, 'site'))
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => readText(join(packFolder, 'site', file)))
  .join('\n');

const facts = kinds.map((kind) => {
  const { name, pattern, tags, plain = String, more = [] } = kind;
  const stated = statedInPack.match(kind.inPack ?? pattern) ?? [];
  const known = new Set([...stated, ...more].map(plain));
  return { name, pattern, tags, plain, known };
});

type Fact = (typeof facts)[number];

/** Returns a finding for each fact of a kind that a text states and the pack does not have. */
const strangeIn = (
  said: Said,
  { name, pattern, plain, known }: Fact,
): PageFinding[] =>
  matchesIn(said, pattern, (found) => !known.has(plain(found))).map(
    ({ found, ...place }) => ({
      what: `The pack has no ${name} "${found}"`,
      cause: `${name} ${found}`,
      ...place,
    }),
  );

/** Returns a finding for each fact that a page states and the pack does not have. */
const strangeFacts = ({ said }: ReadPage): PageFinding[] =>
  said.flatMap((each) =>
    facts
      .filter(({ tags }) => tags?.test(each.tag) ?? true)
      .flatMap((fact) => strangeIn(each, fact)),
  );

/** Sites whose addresses components make, with a telephone number or a place in them. */
const madeLink = /^https:\/\/(?:wa\.me|www\.openstreetmap\.org)\//;

/** Returns a finding for each link to another site that the pack does not have. */
const strangeLinks = eachLink(({ address, target }) => {
  if (target || !/^https?:/i.test(address) || madeLink.test(address))
    return false;
  const what = `The pack has no link to ${address}`;
  return !statedInPack.includes(address) && { what, cause: what };
});

/** Tags that say which place a page is about. */
const namesThePage =
  /^(?:title|og:title|h1|a href|Service\.(?!description)|BreadcrumbList\.)/;
/** What the business says of itself, and unit codes such as `C62`, which look like districts. */
const ofBusiness = new RegExp(
  `^(?:${businessTypes.join('|')})\\.|\\.unitCode$`,
);
/**
 * Whether a text is about the page's own town: not in header or footer, nor in data of the business
 * or of an unknown type.
 */
const isOfPage = ({ tag, region = 'main' }: Said) => {
  const [type] = /^[A-Z]\w*(?=\.)/.exec(tag) ?? [];
  const isKnown = type === undefined || knownTypes.includes(type);
  return isKnown && isContent({ region }) && !ofBusiness.test(tag);
};

/**
 * Reports other places that a page names. A town's title, main heading, links and breadcrumb may
 * name no other; elsewhere, its neighbours, the home town and the places in its profile are
 * allowed. Other pages may name every town of the site there.
 */
function strangePlaces({
  page,
  path,
  said,
  provenance,
}: ReadPage): Faults<PageFinding> {
  // A landing page is about the town that its address ends with.
  const own = towns.find(({ slug }) =>
    'townSlug' in page ? page.townSlug === slug : path.endsWith(`-${slug}`),
  );
  const { sentences, districts = [], profile = '' } = provenance;
  // Any other place is expected only if the profile names it: all towns share templates.
  const ofProfile = [...sentences].filter(([, { source, fields }]) =>
    [source, ...fields].some((each) => each.startsWith(profile)),
  );
  const near =
    own && 'townSlug' in page ? [homeTown, ...neighboursOf(own)] : towns;
  const expected = new Set([
    ...near.map(({ label }) => label),
    ...districts,
    ...ofProfile.flatMap(([text]) => placesNamed(text)),
  ]);
  return said.filter(isOfPage).map(({ tag, text, live }) => {
    const others = placesNamed(text).filter((place) => place !== own?.label);
    const name =
      own && namesThePage.test(tag)
        ? others[0]
        : others.find((place) => !expected.has(place));
    if (name === undefined) return undefined;
    const where = `${tag}: ${text}`;
    const what = `It names ${name} on a page of ${own?.label ?? region.county}`;
    const words = wordsOf(tag, text, name);
    return { what, where, words, cause: where, live };
  });
}

export const factRules = rulesById({
  'strange-fact': {
    isOfEveryPage: true,
    title: 'A fact that the pack does not have',
    why: 'Customers hold a business to the telephone number, price or opening hour that they read, right or wrong.',
    todo: 'Take the fact from the pack, or correct the pack.',
    checkPage: (page, site) => [strangeFacts(page), strangeLinks(page, site)],
  },
  'strange-town': {
    title: 'Another place than the page’s',
    why: 'Readers and search engines take the page for the other town’s, and the two compete.',
    todo: 'Name the page’s own town.',
    checkPage: strangePlaces,
  },
});
