import { join } from 'node:path';
import { cardOffers, estimateOffers } from '#site/estimates.ts';
import { business } from '#site/business.ts';
import { rates, servicePrices } from '#site/pricing.ts';
import { promises } from '#site/promises.ts';
import { region } from '#site/region.ts';
import type { EstimateOffer } from '../../pack/schemas/estimates.ts';
import { businessTypes } from '../../pack/business-types.ts';
import { filesBelow } from '../../pack/files-below.ts';
import { packFolder } from '../../pack/pack-folder.ts';
import { readText } from '../../pack/read-text.ts';
import {
  findTown,
  homeTown,
  neighboursOf,
  towns,
  type Town,
} from '../../src/domain/towns.ts';
import { kmBetween } from '../../src/domain/km-between.ts';
import { services } from '../../src/domain/services.ts';
import { longDate } from '../../src/domain/text/long-date.ts';
import { estimate } from '../../src/domain/estimate.ts';
import { isContent } from '../read/links.ts';
import type { PageAddress } from '../read/attributes.ts';
import type { OpenSite, ReadPage, Said } from '../read/read-site.ts';
import { placesNamed } from '../read/place-names.ts';
import {
  dayRange,
  days as shortDays,
  minutesOf,
  timeOfDay,
} from '../read/visible-data.ts';
import type { Faults, PageFinding } from '../types.ts';
import { knownTypes } from './data-properties.ts';
import { eachLink, eachResource, matchesIn, rulesAbout } from './rule.ts';

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

const sums = [...Object.values(estimateOffers), ...Object.values(cardOffers)]
  .filter((offer) => offer !== undefined)
  .flatMap(sumsOf);

const money =
  /£\s?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*(?:\.\d+)?(?=\s(?:pounds|quid)\b)/g;
const nothing = /(?!)/g;

/** A fact that is the whole text of certain tags, with the values that the pack has for it. */
const valueOf = (
  name: string,
  tags: RegExp,
  values: readonly (string | number | undefined)[],
  plain?: FactKind['plain'],
): FactKind => ({
  name,
  tags,
  pattern: /.+/g,
  inPack: nothing,
  more: values.flatMap((value) => (value === undefined ? [] : String(value))),
  ...(plain && { plain }),
});

const { address, establishedYear, geo, openingHours, specialHours } = business;

const coordinate = (name: string, key: 'lat' | 'lon'): FactKind =>
  valueOf(
    name,
    new RegExp(`\\.${name}$`),
    [geo, ...towns].map((place) => place[key]),
    (text) => String(Number(text)),
  );

const prices = [...Object.values(rates), ...Object.values(servicePrices)];
const unitsOf = ({ unit: { one, many } }: (typeof prices)[number]) => [
  one,
  many,
];
const anyUnit = String.raw`(?:(?:square|sq\.?|linear) ?)?[\p{L}²]+2?(?: squared)?`;
/** A sum with its unit. After "a", a word counts only if it cannot be anything but a unit. */
const byUnit = new RegExp(
  String.raw`(£\d[\d.,]*)(?:\/\s?| ?per | an? (?!\w+['’])(?=sq|m(?:etre|²|2)|hour|day))(${anyUnit})`,
  'giu',
);
const squareMetre =
  /^sq(?:uare)? ?m(?:et(?:re|er)s?)?$|^m(?:et(?:re|er)s?)? squared$|^m2$/;
const unitOf = (text: string) =>
  text.toLowerCase().replace('.', '').replace(squareMetre, 'm²');
/** `£7.00 per square metre` and `£7/m²` are one price. */
const priceOf = (text: string) =>
  text.replace(
    byUnit,
    (_, sum: string, unit: string) => `${numberOf(sum)} ${unitOf(unit)}`,
  );

/** Each word is at the index of its number. */
const numberWords =
  ' one two three four five six seven eight nine ten eleven twelve'.split(' ');
const anyNumber = numberWords.slice(1).join('|');
const hoursByUnit = { m: 1 / 60, h: 1, d: 24, w: 168 } as const;
const someNumber = String.raw`\d[\d-]*|few|${anyNumber}`;
const unitOfTime = 'min(?:ute)?s?|h(?:(?:ou)?rs?)?|days?|weeks?';
const lengthOfTime = String.raw`(?:(?:the next|the|an?) )?(?:(?:${someNumber}) ?)?(?:working (?=day))?(?:${unitOfTime})\b`;
const lengthParts = new RegExp(
  `(?<count>${someNumber}|) ?(?<working>working )?(?<unit>[hdwm])[a-z]*$`,
);
/** `24 hrs` and `one day` are one length of time; a working day is another. */
function hoursOf(length: string): string {
  const {
    count = '',
    working = '',
    unit = '',
  } = lengthParts.exec(length.toLowerCase())?.groups ?? {};
  const number = Number(count) || numberWords.indexOf(count) || 1;
  return `${working}${number * hoursByUnit[unit as keyof typeof hoursByUnit]}`;
}

const hourInWords = `(?:${anyNumber}|noon|midday|midnight)`;
/** Words that may stand between "open" and a day or an hour. */
const amongHours = [
  '[MTWFS](?:on|ue|ed|hu|ri|at|un)[a-z]*',
  hourInWords,
  'from|until|till|to|at|by|on|in|and|also|too|all|every|an?|the',
  "days?|week|weekends?|mornings?|afternoons?|evenings?|night|o[’']clock",
].join('|');
/** What may follow an hour, but not a length of time. */
const endOfHour = String.raw`\s*(?:[,.;!]|$|o[’']clock|in the\b|at night|on\b)`;
const weOpen = String.raw`\b[Ww]e(?: are|[’']re)?(?: also)? (?:open|available)|^(?:Open|Available|Opening (?:hours|times))`;
/** "We are open", and the days and hours after it. Patterns put this last, since it is slow. */
const open = String.raw`(?:${weOpen})\b(?:[\s\d.,:–-]|[ap]m\b|\b(?:${amongHours})\b)*`;
const weekday =
  '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:days?)?';
const days = openingHours.week.flatMap((row) => row.days);
const openOnSpecialDays = specialHours.days.filter(({ hours }) => hours);
/** The dates of special days. A weekday before one of these is not a usual day. */
const specialDays =
  openOnSpecialDays
    .map(({ date }) => longDate(date).replace(/ \d+$/, ''))
    .join('|') || '(?!)';
const openHours = [
  ...openingHours.week,
  ...openOnSpecialDays.flatMap(({ hours = [] }) => hours),
];

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

const email = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
/** A contact in a script, where figures in shorter groups belong to drawings. */
const contactInScript = new RegExp(
  String.raw`(?<![\w.])(?:\+44|0)[ \d]\d{2,4} ?\d{3} ?\d{3,4}(?![\w.])|${email}`,
  'g',
);

const socialHost = String.raw`(?:[\w-]+\.)*(?:facebook|instagram|linkedin|tiktok|twitter|x|youtube)\.com`;

const kinds: readonly FactKind[] = [
  {
    name: 'telephone number',
    pattern: telephone,
    plain: (text) => text.replace(/\D/g, '').replace(/^(?:00)?440?|^0/, ''),
  },
  {
    name: 'number to dial',
    tags: / href$/,
    pattern: /^tel:\+(?:440|0)\d*/g,
    inPack: nothing,
  },
  { name: 'e-mail address', pattern: new RegExp(email, 'g') },
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
    more: prices.flatMap((price) =>
      unitsOf(price).map((unit) => `${price.sum}/${unit}`),
    ),
  },
  valueOf(
    'unit',
    /\.unit(?:Code|Text)$/,
    [...prices.flatMap(({ unit }) => unit.code), ...prices.flatMap(unitsOf)],
    unitOf,
  ),
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
    pattern: dayRange,
    // The first three letters of each day.
    plain: (text) =>
      (text.toLowerCase().match(/\b(?!to\b)[a-z]{3}/g) ?? []).join(),
    inPack: nothing,
    more: [days, ...openingHours.week.map((row) => row.days)].map(
      (open) => `${open[0]} to ${open.at(-1)}`,
    ),
  },
  {
    name: 'opening day',
    pattern: new RegExp(
      [
        '(?:seven|7) days a week',
        String.raw`\b24/7\b(?!/)`,
        String.raw`\bevery day(?! (?:but|except|apart))(?<=${open})`,
        String.raw`\b(?<!(?:\bto|-|–)\s?)${weekday}\b(?!,? (?:${specialDays}))(?<=${open})`,
      ].join('|'),
      'g',
    ),
    plain: (text) => text.slice(0, 3).toLowerCase(),
    more: [
      ...days,
      ...(days.length === 7 ? ['seven', '7 days', 'every'] : []),
      ...openingHours.text.split(/\W+/),
    ],
  },
  {
    name: 'closing day',
    pattern: new RegExp(
      String.raw`\b${weekday}\b(?!,? \d)(?<=\b[Cc]losed (?:(?:${weekday}|on|all day|every|and|or|,) ?)*)`,
      'g',
    ),
    plain: (text) => text.slice(0, 3).toLowerCase(),
    inPack: nothing,
    more: shortDays.filter(
      (short) => !days.some((day) => day.toLowerCase().startsWith(short)),
    ),
  },
  {
    name: 'closing date',
    pattern:
      /(?<=\b[Cc]losed [\w ,]*)\b\d{1,2}(?=(?:,? (?:and |to )?\d{1,2})* [A-Z][a-z]{2})/g,
    inPack: nothing,
    more: specialHours.days.map(({ date }) => String(Number(date.slice(-2)))),
  },
  {
    name: 'opening hour',
    pattern: new RegExp(
      String.raw`\b${hourInWords}(?=(?: (?:to|until|till) ${hourInWords})?${endOfHour})(?<=${open}(?:from|until|till|to|at|by) ${hourInWords})`,
      'g',
    ),
    plain: (text) => text.replace(/noon|mid\w+/, 'twelve'),
    inPack: nothing,
    more: openHours
      .flatMap(({ opens, closes }) => [opens, closes])
      .map((time) => numberWords[Number.parseInt(time, 10) % 12 || 12] ?? ''),
  },
  {
    name: 'year of establishment',
    // Matches only the year the business began: texts about towns name other years.
    pattern:
      /(?<=^Established (?:in )?|\b(?:[Tt]rading|in (?:the )?(?:business|trade)) since |\b[Ww]e (?:were|have been) \w+ (?:in|since) )\d{4}\b/g,
    inPack: nothing,
    more: [String(establishedYear)],
  },
  {
    name: 'number of years in business',
    pattern:
      /\b\d+(?=\+? years(?: of|[’'])? (?:in (?:the )?(?:business|trade)|trading|experience))/g,
    inPack: nothing,
    more: [String(new Date().getFullYear() - establishedYear)],
  },
  valueOf(
    'special day',
    /\bspecialOpeningHoursSpecification\b.*\.valid/,
    specialHours.days.map(({ date }) => date),
  ),
  valueOf('town of the address', /\.address\.addressLocality$/, [address.city]),
  valueOf('region of the address', /\.address\.addressRegion$/, [
    address.region,
  ]),
  valueOf('street', /\.address\.streetAddress$/, [address.street]),
  { name: 'postcode', pattern: /\b[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}\b/g },
  coordinate('latitude', 'lat'),
  coordinate('longitude', 'lon'),
  valueOf('business name', /^og:site_name$/, [
    business.name,
    business.shortName,
  ]),
  {
    name: 'social profile',
    pattern: new RegExp(String.raw`https?:\/\/${socialHost}\/[^\s"']*`, 'g'),
  },
  valueOf('language', /^lang$|^og:locale$|\.inLanguage$/, ['en-GB'], (text) =>
    text.replace('_', '-').toLowerCase(),
  ),
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

const ofSomeTags = facts.filter(({ tags }) => tags !== undefined);
const ofAllTags = facts.filter(({ tags }) => tags === undefined);

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

/** Returns a finding for each fact that a page's texts state and the pack does not have. */
function strangeFacts(said: readonly Said[]): PageFinding[] {
  // Structured data and the page's data repeat many texts, and each is searched only once.
  const clean = new Set<string>();
  return said.flatMap((each) => {
    const { tag, text } = each;
    const ofTag = ofSomeTags
      .filter(({ tags }) => tags?.test(tag))
      .flatMap((fact) => strangeIn(each, fact));
    if (clean.has(text)) return ofTag;
    const found = ofAllTags.flatMap((fact) => strangeIn(each, fact));
    if (found.length === 0) clean.add(text);
    return [...ofTag, ...found];
  });
}

const everySum = new Set(
  [...(statedInPack.match(money) ?? []), ...sums].map(numberOf),
);
/** For each service with offers, the sums in its offers and its price, which its pages may name. */
const sumsByService = new Map(
  services.flatMap(({ slug }) => {
    const offers = [estimateOffers[slug], cardOffers[slug]].filter(
      (offer) => offer !== undefined,
    );
    const stated = JSON.stringify([offers, servicePrices[slug]]).match(money);
    const own = [...(stated ?? []), ...offers.flatMap(sumsOf)].map(numberOf);
    return offers.length > 0 ? [[slug, new Set(own)] as const] : [];
  }),
);

/** Reports sums on a service's page that the pack states, but not for that service. */
function strangeSums({ page, said }: ReadPage): Faults<PageFinding> {
  const slug = 'serviceSlug' in page ? page.serviceSlug : undefined;
  const own = slug && sumsByService.get(slug);
  if (!own) return undefined;
  // A sum that no service has is a strange fact already.
  const isStrange = (sum: string) =>
    !own.has(numberOf(sum)) && everySum.has(numberOf(sum));
  return said
    .flatMap((each) => matchesIn(each, money, isStrange))
    .map(({ found, ...place }) => ({
      what: `${found} is not in the prices of ${slug}`,
      cause: `${slug} ${found}`,
      ...place,
    }));
}

const host = /(?<=https?:\/\/)(?:[\w-]+\.)+\w+/g;
/** Sites that pages may link to: those in the pack, and those that our components link to. */
const linkedHosts = new Set([
  ...(statedInPack.match(host) ?? []),
  'wa.me',
  'www.openstreetmap.org',
]);
const isSocial = new RegExp(`^${socialHost}$`);

/** Returns a finding if an address is of a site that nobody chose. */
function strangeSite(
  { address }: PageAddress,
  _page: ReadPage,
  { siteUrl }: OpenSite,
) {
  const [named] = address.match(host) ?? [];
  const what = `The pack has no link to ${named}`;
  // The profile that a link to a social network names is checked as a fact of its own.
  const isKnown =
    !named ||
    siteUrl.includes(named) ||
    linkedHosts.has(named) ||
    isSocial.test(named);
  return !isKnown && { what, cause: what };
}
const strangeLinks = eachLink(strangeSite);
/** What may run or ask for data in our name. Pictures of the diary may come from anywhere. */
const trusted = /^(?:script|iframe|object|embed|form|link stylesheet)\b/;
const strangeResources = eachResource(
  (resource, page, site) =>
    trusted.test(resource.from) && strangeSite(resource, page, site),
);

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

/** A town further away than this has nothing to do with the page's town. */
const MOST_KM = 30;
const isNear = (own: Town, name: string): boolean => {
  const other = towns.find(({ label }) => label === name);
  return other === undefined || kmBetween(own, other) <= MOST_KM;
};

/**
 * Reports other places that a page names. A town's title, main heading, links and breadcrumb may
 * name no other; elsewhere, its neighbours, the home town and near towns in its profile are
 * allowed. Pages without a town may name every town of the site.
 */
function strangePlaces({
  page,
  said,
  provenance,
}: ReadPage): Faults<PageFinding> {
  const own = 'townSlug' in page ? findTown(page.townSlug) : undefined;
  const { sentences, districts = [], profile = '' } = provenance;
  // Any other nearby place is expected only if the profile names it: all towns share templates.
  const ofProfile = [...sentences].filter(([, { source, fields }]) =>
    [source, ...fields].some((each) => each.startsWith(profile)),
  );
  const near = own ? [homeTown, ...neighboursOf(own)] : towns;
  const expected = new Set([
    ...near.map(({ label }) => label),
    ...districts,
    ...ofProfile
      .flatMap(([text]) => placesNamed(text))
      .filter((name) => !own || isNear(own, name)),
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
    return { what, where, cause: where, live };
  });
}

export const factRules = rulesAbout('text', {
  'strange-fact': {
    isOfEveryPage: true,
    title: 'A fact that the pack does not have',
    why: 'Customers hold a business to the telephone number, price or opening hour that they read, right or wrong.',
    todo: 'Take the fact from the pack, or correct the pack.',
    checkPage: (page, site) => [
      strangeFacts([...page.said, ...page.sent]),
      strangeLinks(page, site),
      strangeResources(page, site),
      strangeSums(page),
    ],
    checkSite: ({ captured: { readings } }) =>
      [...readings].flatMap(([path, { script = '' }]) => {
        const contacts = script.match(contactInScript) ?? [];
        const said = contacts.map((text) => ({ tag: 'script', text }));
        return strangeFacts(said).map((fault) => ({ path, ...fault }));
      }),
  },
  'strange-town': {
    title: 'Another place than the page’s',
    why: 'Readers and search engines take the page for the other town’s, and the two compete.',
    todo: 'Name the page’s own town.',
    checkPage: strangePlaces,
  },
});
