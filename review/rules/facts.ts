import { join } from 'node:path';
import { cardOffers, estimateOffers } from '#site/estimates.ts';
import { business } from '#site/business.ts';
import { businessTypes } from '../../pack/business-types.ts';
import { filesBelow } from '../../pack/files-below.ts';
import { packFolder } from '../../pack/pack-folder.ts';
import { readText } from '../../pack/read-text.ts';
import { findTown, homeTown, neighboursOf } from '../../src/domain/towns.ts';
import { estimate } from '../../src/estimator/estimate.ts';
import { isContent } from '../read/links.ts';
import type { ReadPage, Said } from '../read/read-site.ts';
import { placesNamed } from '../read/place-names.ts';
import { dayRange, minutesOf, timeOfDay } from '../read/visible-data.ts';
import type { Faults, PageFinding } from '../types.ts';
import { rulesAbout } from './rule.ts';

/** Something that the pack states once and that pages repeat. */
interface FactKind {
  readonly name: string;
  /** Finds it in a text. */
  readonly pattern: RegExp;
  /** The tags to search; all by default. */
  readonly tags?: RegExp;
  /** Normalises the fact, so that every spelling is the same. */
  readonly plain?: (text: string) => string;
  /** How the pack writes the fact, if it differs. */
  readonly inPack?: RegExp;
  /** Values that follow from the pack without being in it. */
  readonly more?: readonly string[];
}

const numberOf = (text: string) => String(Number(text.replace(/[^\d.]/g, '')));

const sums = [...Object.values(estimateOffers), ...Object.values(cardOffers)]
  .filter((offer) => offer !== undefined)
  .flatMap((offer) =>
    offer.surfaces.flatMap((surface) =>
      offer.sizes.map((size) => estimate(offer, surface, size)),
    ),
  )
  .flatMap((found) => ('from' in found ? [`£${found.from}`] : []));

const money =
  /£\s?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*(?:\.\d+)?(?=\s(?:pounds|quid)\b)/g;
const nothing = /(?!)/g;

const kinds: readonly FactKind[] = [
  {
    name: 'telephone number',
    // A hash in a file's name may look like one, after a hyphen.
    pattern:
      /(?:\+|\b00)\d[\d\s()-]{8,14}\d|(?<![\w-])0\d[\d\s()-]{7,11}\d|\b44\d{10}\b/g,
    plain: (text) => text.replace(/\D/g, '').replace(/^(?:00)?44|^0/, ''),
  },
  { name: 'e-mail address', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  {
    name: 'sum of money',
    pattern: money,
    plain: numberOf,
    more: sums,
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
    // The first letters of both days.
    plain: (text) =>
      (text.toLowerCase().match(/\b(?!to\b)[a-z]{3}/g) ?? []).join(),
  },
  { name: 'postcode', pattern: /\b[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}\b/g },
  {
    name: 'coordinate',
    tags: /\.(?:latitude|longitude)$/,
    pattern: /-?\d+(?:\.\d+)?/g,
    plain: (text) => String(Number(text)),
  },
  {
    name: 'name of the business',
    tags: /^og:site_name$/,
    pattern: /.+/g,
    inPack: nothing,
    more: [business.name, business.shortName],
  },
  {
    name: 'profile',
    pattern:
      /https?:\/\/(?:[\w-]+\.)*(?:facebook|instagram|linkedin|tiktok|twitter|x|youtube)\.com\/[^\s"']*/g,
  },
  {
    name: 'language',
    tags: /^lang$|^og:locale$|\.inLanguage$/,
    pattern: /.+/g,
    inPack: nothing,
    plain: (text) => text.replace('_', '-').toLowerCase(),
    more: ['en-GB'],
  },
];

/** The text of the pack's modules, which state all facts about the business. */
const statedInPack = filesBelow(join(packFolder, 'site'))
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => readText(join(packFolder, 'site', file)))
  .join('\n');

const facts = kinds.map((kind) => {
  const { name, pattern, tags = /^/, plain = String, more = [] } = kind;
  const stated = statedInPack.match(kind.inPack ?? pattern) ?? [];
  const known = new Set([...stated, ...more].map(plain));
  return { name, pattern, tags, plain, known };
});

/** Facts in what a page says that the pack does not state. */
const strangeFacts = ({ tag, text, live }: Said): PageFinding[] =>
  facts
    .filter(({ tags }) => tags.test(tag))
    .flatMap(({ name, pattern, plain, known }) =>
      (text.match(pattern) ?? [])
        .filter((found) => !known.has(plain(found)))
        .map((found) => ({
          what: `The pack states no ${name} "${found}"`,
          where: `${tag}: ${text}`,
          cause: `${name} ${found}`,
          live,
        })),
    );

/** Tags that say which place a page is about. */
const namesThePage =
  /^(?:title|og:title|h1|Service\.(?!description)|BreadcrumbList\.)/;
/** What the business says of itself; and `C62`, which counts one of anything. */
const ofBusiness = new RegExp(
  `^(?:${businessTypes.join('|')})\\.|\\.unitCode$`,
);
/** Header and footer speak of no town in particular. */
const isOfPage = ({ tag, region = 'main' }: Said) =>
  isContent({ region }) && !ofBusiness.test(tag);

/**
 * Other towns that a town's page names. The parts that name the page itself may name none.
 * Elsewhere the neighbours, the home town and towns that the page's own profile names are expected.
 */
function strangeTowns({
  page,
  said,
  provenance,
}: ReadPage): Faults<PageFinding> {
  const own = 'townSlug' in page && findTown(page.townSlug);
  if (!own) return undefined;
  const { sentences, districts = [], profile = '' } = provenance;
  // A template fits every town: what names another comes from the town's own profile.
  const ofProfile = [...sentences].filter(([, { source, fields }]) =>
    [source, ...fields].some((each) => each.startsWith(profile)),
  );
  const expected = new Set([
    ...[homeTown, ...neighboursOf(own)].map(({ label }) => label),
    ...districts,
    ...ofProfile.flatMap(([text]) => placesNamed(text)),
  ]);
  return said.filter(isOfPage).map(({ tag, text, live }) => {
    const others = placesNamed(text).filter((place) => place !== own.label);
    const name = namesThePage.test(tag)
      ? others[0]
      : others.find((place) => !expected.has(place));
    if (name === undefined) return undefined;
    const where = `${tag}: ${text}`;
    const what = `It names ${name} on a page of ${own.label}`;
    return { what, where, cause: where, live };
  });
}

export const factRules = rulesAbout('text', {
  'strange-fact': {
    isOfEveryPage: true,
    title: 'A fact that is not the pack’s',
    why: 'A telephone number, price or opening hour that differs from the others is the one that a customer will hold against you.',
    todo: 'Take it from the pack, or correct it there.',
    checkPage: ({ said }) => said.map(strangeFacts),
  },
  'strange-town': {
    title: 'Another town on a town’s page',
    why: 'Readers and search engines take the page for the other town’s, and the two compete.',
    todo: 'Name the page’s own town.',
    checkPage: strangeTowns,
  },
});
