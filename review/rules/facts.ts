import { join } from 'node:path';
import { cardOffers, estimateOffers } from '#site/estimates.ts';
import { business } from '#site/business.ts';
import { businessTypes } from '../../pack/business-types.ts';
import { filesBelow } from '../../pack/files-below.ts';
import { packFolder } from '../../pack/pack-folder.ts';
import { readText } from '../../pack/read-text.ts';
import { mapGet } from '../../src/domain/assert-defined.ts';
import { findTown, homeTown, neighboursOf } from '../../src/domain/towns.ts';
import { estimate } from '../../src/estimator/estimate.ts';
import type { Provenance } from '../gather/provenance.ts';
import { isContent } from '../read/links.ts';
import type { OpenSite, ReadPage } from '../read/read-site.ts';
import type { Said } from '../read/said.ts';
import { placesNamed } from '../read/place-names.ts';
import type { PageFinding, Rule } from '../types.ts';
import { levelOf } from './rule.ts';

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

/** `8am`, `08:00` and `8.00am` are one time, in minutes. */
function minutesOf(time: string): string {
  const [hours = 0, minutes = 0] = (time.match(/\d+/g) ?? []).map(Number);
  const isAfternoon = /p/i.test(time) && hours < 12;
  return String((hours + (isAfternoon ? 12 : 0)) * 60 + minutes);
}

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
const day = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';

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
    pattern: /\b\d{1,2}(?:[.:]\d{2})?\s?[ap]m\b|\b\d{1,2}:\d{2}\b/gi,
    plain: minutesOf,
    // A closed day, in structured data.
    more: ['00:00'],
  },
  {
    name: 'range of days',
    pattern: new RegExp(`\\b${day}\\s*(?:-|–|to)\\s*${day}\\b`, 'gi'),
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

const known = new Map(
  kinds.map((kind) => {
    const { pattern, inPack = pattern, plain = String, more = [] } = kind;
    const stated = statedInPack.match(inPack) ?? [];
    return [kind, new Set([...stated, ...more].map(plain))];
  }),
);

interface StrangeFact {
  readonly name: string;
  readonly found: string;
}

/** Facts of a kind in a text that the pack does not state. */
const strangeIn = (kind: FactKind, text: string): StrangeFact[] => {
  const { name, pattern, plain = String } = kind;
  return (text.match(pattern) ?? [])
    .filter((found) => !mapGet(known, kind).has(plain(found)))
    .map((found) => ({ name, found }));
};

const anywhere = kinds.filter(({ tags }) => tags === undefined);
const somewhere = kinds.filter(({ tags }) => tags !== undefined);

/** Most texts are on many pages, so those met last need not be searched again. */
const searched = new Map<string, readonly StrangeFact[]>();
const MAX_SEARCHED = 20_000;

function strangeAnywhere(text: string): readonly StrangeFact[] {
  const before = searched.get(text);
  if (before) return before;
  const found = anywhere.flatMap((kind) => strangeIn(kind, text));
  if (searched.size >= MAX_SEARCHED) searched.clear();
  // A copy: a part of a page would keep all of it in memory.
  searched.set(structuredClone(text), found);
  return found;
}

/** Facts in what a page says that the pack does not state. */
function strangeFacts({ tag, text, live }: Said): PageFinding[] {
  const tagged = somewhere.filter(({ tags }) => tags?.test(tag));
  const all = [
    ...strangeAnywhere(text),
    ...tagged.flatMap((kind) => strangeIn(kind, text)),
  ];
  return all.map(({ name, found }) => ({
    what: `The pack states no ${name} "${found}"`,
    where: `${tag}: ${text}`,
    cause: `${name} ${found}`,
    ...levelOf(live),
  }));
}

/** Tags that say which place a page is about. */
const namesThePage =
  /^(?:title|og:title|h1|Service\.(?!description)|BreadcrumbList\.)/;
/** Header and footer speak of no town in particular. */
const isOfPage = ({ region }: Said) =>
  region === undefined || isContent({ region });
/** `C62` looks like a postcode district, and counts one of anything. */
const isUnitCode = ({ tag }: Said) => tag.endsWith('.unitCode');
const ofBusiness: ReadonlySet<string> = new Set(businessTypes);
const isOfBusiness = ({ tag }: Said) =>
  ofBusiness.has(tag.split('.', 1).join());

/**
 * Other towns that a town's page names. The parts that name the page itself may name none.
 * Elsewhere the neighbours, the home town and towns that the page's own profile names are expected.
 */
function strangeTowns(
  page: ReadPage,
  { provenanceAt }: OpenSite,
): PageFinding[] {
  if (!('townSlug' in page.page)) return [];
  const own = findTown(page.page.townSlug);
  if (!own) return [];
  const {
    sentences = new Map<string, Provenance>(),
    districts = [],
    profile = '',
  } = provenanceAt(page.path) ?? {};
  // A template fits every town: what names another comes from the town's own profile.
  const ofProfile = [...sentences].flatMap(([text, { source, fields }]) =>
    [source, ...fields].some((each) => each.startsWith(profile)) ? text : [],
  );
  const near = [homeTown, ...neighboursOf(own)].map(({ label }) => label);
  const expected = new Set([
    ...near,
    ...districts,
    ...ofProfile.flatMap(placesNamed),
  ]);
  return page.said
    .filter(
      (said) => isOfPage(said) && !isOfBusiness(said) && !isUnitCode(said),
    )
    .flatMap(({ tag, text, live }) => {
      const name = placesNamed(text).find(
        (place) =>
          place !== own.label &&
          (namesThePage.test(tag) || !expected.has(place)),
      );
      return name === undefined
        ? []
        : [
            {
              what: `It names ${name} on a page of ${own.label}`,
              where: `${tag}: ${text}`,
              cause: `${tag}: ${text}`,
              ...levelOf(live),
            },
          ];
    });
}

export const factRules: readonly Rule[] = [
  {
    id: 'strange-fact',
    about: 'text',
    isOfEveryPage: true,
    title: 'A fact that is not the pack’s',
    why: 'A telephone number, price or opening hour that differs from the others is the one that a customer will hold against you.',
    todo: 'Take it from the pack, or correct it there.',
    checkPage: ({ said }) => said.flatMap(strangeFacts),
  },
  {
    id: 'strange-town',
    about: 'text',
    title: 'Another town on a town’s page',
    why: 'Readers and search engines take the page for the other town’s, and the two compete.',
    todo: 'Name the page’s own town.',
    checkPage: strangeTowns,
  },
];
