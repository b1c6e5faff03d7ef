import type { Problem } from '../src/domain/problems.ts';
import { slugsOf } from '../src/domain/text/slugs-of.ts';
import { usedPairs } from './check-pictures.ts';
import { countyNames } from './counties.ts';
import type { PackData } from './read-pack.ts';
import type { PackLink } from './schemas/landing-page-copy.ts';

/** Names that one file of a pack lists and others use. */
interface Names {
  readonly what: string;
  readonly file: string;
  readonly all: readonly string[];
  /** How to fix a name that is not listed. */
  readonly remedy?: string;
  readonly mayBeEmpty?: true;
}

const landingFile = 'site/landing-pages.ts';
const homeFile = 'site/words/home.ts';
const cardsFile = 'site/words/service-cards.ts';
const quizFile = 'site/words/quiz.ts';

/** Every name that another part of the pack must have, and every entry that a name must have. */
export function checkNames(pack: PackData): Problem[] {
  const lists = namesOf(pack);
  const { services, towns, landingPages } = lists;
  return [
    ...unknownNames(towns.file, 'topTownSlugs', pack.topTownSlugs, towns),
    ...unknownNames('site/map.ts', 'majorTowns', pack.map.majorTowns, towns),
    ...unknownNames('site/map.ts', 'border', pack.map.border, lists.counties),
    ...pack.footerSections.flatMap(({ label, section }) =>
      unknownNames('site/words/footer.ts', label, [section], lists.cardGroups),
    ),
    ...pack.wordsOfServices.flatMap(([{ source }, names]) =>
      unknownNames('site/text-rules.ts', source, names, services),
    ),
    ...pack.landingPages.flatMap(({ id, service, town }) => [
      ...unknownNames(landingFile, id, [service], services),
      ...unknownNames(landingFile, id, town ? [town] : [], towns),
    ]),
    ...[...pack.forYourHome, ...pack.forYourBusiness].flatMap(
      ({ text, services: named, card }) => [
        ...unknownNames(homeFile, text, named, services),
        ...unknownNames(homeFile, text, card ? [card] : [], lists.cards),
      ],
    ),
    ...Object.entries(pack.landingCopies).flatMap(([id, { related }]) =>
      related.flatMap((link) => linkProblems(id, link, lists)),
    ),
    ...usedPairs(pack).flatMap(({ file, field, pair }) =>
      unknownNames(file, field, [pair], lists.pairs),
    ),
    ...estimateProblems(pack, lists),
    ...placesOf(pack).flatMap((place) => placeProblems(place, services)),
    ...entryProblems('site/pricing.ts', 'serviceFigures', pack, services),
    ...unknownNames(
      'site/pricing.ts',
      'servicePrices',
      Object.keys(pack.servicePrices),
      services,
    ),
    ...entryProblems('site/words/at-a-glance.ts', 'glances', pack, services),
    ...unknownNames(
      'site/words/year.ts',
      'years',
      Object.keys(pack.years),
      services,
    ),
    ...entryProblems(
      'site/words/landing-pages/copies.ts',
      'landingCopies',
      pack,
      landingPages,
    ),
    ...addressProblems(services),
    ...addressProblems(towns),
    ...addressProblems(landingPages),
    ...addressProblems({
      what: 'page',
      file: 'site/pages/own-pages.ts',
      all: idsOf(pack.ownPages),
      mayBeEmpty: true,
    }),
    ...addressProblems({
      what: 'county',
      file: 'site/region.ts',
      all: [pack.region.slug],
    }),
  ];
}

type Lists = ReturnType<typeof namesOf>;

/** The lists that names are looked up in. */
function namesOf(pack: PackData) {
  const { areaSize, surfaceType } = pack.questions;
  const cards = pack.cardGroups.flatMap((group) => group.cards);
  return {
    services: {
      what: 'service',
      file: 'site/services.ts',
      all: slugsOf(pack.services),
    },
    towns: {
      what: 'town',
      file: 'site/towns.ts',
      all: slugsOf(pack.towns),
    },
    counties: {
      what: 'county',
      file: 'pack/counties.generated.json',
      all: countyNames,
    },
    cards: { what: 'card', file: cardsFile, all: idsOf(cards) },
    cardGroups: {
      what: 'part of the services page',
      file: cardsFile,
      all: idsOf(pack.cardGroups),
    },
    surfaces: { what: 'answer', file: quizFile, all: answersOf(surfaceType) },
    sizes: { what: 'answer', file: quizFile, all: answersOf(areaSize) },
    landingPages: {
      what: 'landing page',
      file: landingFile,
      all: idsOf(pack.landingPages),
      mayBeEmpty: true,
    },
    pairs: {
      what: 'pair',
      file: 'site/pairs.ts',
      all: Object.keys(pack.pairs),
      remedy: 'put its pictures into site/media/ and describe it there',
    },
  } satisfies Readonly<Record<string, Names>>;
}

const idsOf = (rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => id);
const answersOf = ({ options }: PackData['questions']['areaSize']) =>
  options.map(({ answer }) => answer);

/** Names that are not on their list. */
const unknownNames = (
  file: string,
  field: string,
  names: readonly string[],
  { what, file: list, all, remedy = 'correct it or take it out' }: Names,
): Problem[] =>
  names
    .filter((name) => !all.includes(name))
    .map((name) => ({
      file,
      field,
      message: `"${name}" is no ${what} of ${list}: ${remedy}`,
    }));

function linkProblems(id: string, link: PackLink, lists: Lists): Problem[] {
  const file = `site/words/landing-pages/${id}.ts`;
  if ('landing' in link)
    return unknownNames(file, link.label, [link.landing], lists.landingPages);
  const { label, town, service } = link;
  return [
    ...unknownNames(file, label, [town], lists.towns),
    ...unknownNames(file, label, service ? [service] : [], lists.services),
  ];
}

function estimateProblems(pack: PackData, lists: Lists): Problem[] {
  const { estimateOffers, cardOffers, estimateLimits } = pack;
  const unknown = (field: string, names: readonly string[], among: Names) =>
    unknownNames('site/estimates.ts', field, names, among);
  const ofOffers = (list: string, offers: typeof estimateOffers) =>
    Object.entries(offers).flatMap(([name, { surfaces }]) =>
      unknown(
        `${list}.${name}`,
        surfaces.map(({ quizSurface }) => quizSurface),
        lists.surfaces,
      ),
    );
  return [
    ...unknown('estimateOffers', Object.keys(estimateOffers), lists.services),
    ...unknown('cardOffers', Object.keys(cardOffers), lists.cards),
    ...unknown(
      'estimateLimits.quizSizes',
      estimateLimits.quizSizes.map(({ answer }) => answer),
      lists.sizes,
    ),
    ...ofOffers('estimateOffers', estimateOffers),
    ...ofOffers('cardOffers', cardOffers),
  ];
}

/** Where a visitor looks for a service. */
interface Place {
  readonly file: string;
  readonly what: string;
  /** The services that each item stands for, by the item's words. */
  readonly items: readonly (readonly [string, readonly string[]])[];
}

const placesOf = (pack: PackData): Place[] => [
  {
    file: cardsFile,
    what: 'card on the services page',
    items: pack.cardGroups.flatMap(({ cards }) =>
      cards.map(({ title, services }) => [title, services] as const),
    ),
  },
  {
    file: quizFile,
    what: 'answer in the quiz',
    items: pack.questions.surfaceType.options.map(({ answer, services }) => [
      answer,
      services,
    ]),
  },
  {
    file: homeFile,
    what: "line in 'For Your Home'",
    items: pack.forYourHome.map(({ text, services }) => [text, services]),
  },
  {
    file: 'site/trade.ts',
    what: 'offer',
    items: [
      ...pack.trade.offers.map(
        ({ name, services }) => [name, services] as const,
      ),
      ['notOffered', pack.notOffered],
    ],
  },
];

/** Every service has an item in each place, and no item stands for another. */
function placeProblems(
  { file, what, items }: Place,
  services: Names,
): Problem[] {
  const placed = items.flatMap(([, of]) => of);
  return [
    ...items.flatMap(([name, of]) => unknownNames(file, name, of, services)),
    ...services.all
      .filter((slug) => !placed.includes(slug))
      .map((slug) => ({
        file,
        field: slug,
        message: `has no ${what}: name it in the services of one`,
      })),
  ];
}

/** A list by name has an entry for each name and no other. */
function entryProblems<Field extends keyof PackData>(
  file: string,
  field: Field,
  { [field]: list }: Readonly<Record<Field, object>>,
  names: Names,
): Problem[] {
  const given = Object.keys(list);
  return [
    ...unknownNames(file, field, given, names),
    ...names.all
      .filter((name) => !given.includes(name))
      .map((name) => ({
        file,
        field: `${field}.${name}`,
        message: 'is missing: add it',
      })),
  ];
}

/** Parts of addresses that are not valid, and those that are used twice. */
function addressProblems({ file, all, mayBeEmpty }: Names): Problem[] {
  if (all.length === 0 && !mayBeEmpty)
    return [{ file, message: 'is empty: add one or more' }];
  return all.flatMap((field, index): Problem[] => {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(field))
      return [
        {
          file,
          field,
          message: 'must be lower-case letters, digits and hyphens: correct it',
        },
      ];
    if (all.indexOf(field) < index)
      return [{ file, field, message: 'is there twice: remove one' }];
    return [];
  });
}
