import type { Problem } from '../core/domain/problems.ts';
import { slugOf, slugsOf } from '../core/domain/text/slugs-of.ts';
import { usedPairs } from './check-pictures.ts';
import { countyNames } from './counties.ts';
import { failedChecks, type Check } from './checks.ts';
import type { PackData } from './read-pack.ts';
import type { PackLink } from '../core/schemas/landing-page-copy.ts';

/** Names that one file of a pack lists and others use. */
interface Names {
  readonly what: string;
  readonly file: string;
  readonly all: readonly string[];
  /** How to fix a name that is not listed. */
  readonly remedy?: string;
}

const landingFile = 'site/landing-pages.ts';
const homeFile = 'site/words/home.ts';
const cardsFile = 'site/words/service-cards.ts';
const quizFile = 'site/words/quiz.ts';
const pricingFile = 'site/pricing.ts';

/** Reports names that are not on their list, and names that lack a required entry. */
export function checkNames(pack: PackData): Problem[] {
  const lists = namesOf(pack);
  const { services, towns, cards, landingPages } = lists;
  const { majorTowns, border } = pack.map;
  const prices = Object.keys(pack.servicePrices);
  return [
    ...unknownNames('site/towns.ts', 'topTownSlugs', pack.topTownSlugs, towns),
    ...unknownNames(
      'site/towns.ts',
      'apartByRoad',
      pack.apartByRoad.flat(),
      towns,
    ),
    ...unknownNames('site/map.ts', 'majorTowns', majorTowns, towns),
    ...unknownNames('site/map.ts', 'border', border, lists.counties),
    ...unknownNames(pricingFile, 'servicePrices', prices, services),
    ...unknownNames(
      'site/words/year.ts',
      'years',
      Object.keys(pack.years),
      services,
    ),
    ...pack.footerSections.flatMap(({ label, section }) =>
      unknownNames('site/words/footer.ts', label, [section], lists.cardGroups),
    ),
    ...pack.wordsOfServices.flatMap(([{ source }, names]) =>
      unknownNames('site/text-rules.ts', source, names, services),
    ),
    ...pack.landingPages.flatMap(({ id, service, town }) => [
      ...unknownNames(landingFile, id, [service], services),
      ...unknownNames(landingFile, id, [town], towns),
    ]),
    ...pack.forYourBusiness.flatMap(({ text, services: named }) =>
      unknownNames(homeFile, text, named, services),
    ),
    ...[...pack.forYourHome, ...pack.forYourBusiness].flatMap(
      ({ text, card }) => unknownNames(homeFile, text, [card], cards),
    ),
    ...Object.entries(pack.landingCopies).flatMap(([id, { related }]) =>
      related.flatMap((link) => linkProblems(id, link, lists)),
    ),
    ...usedPairs(pack).flatMap(({ file, field, pair }) =>
      unknownNames(file, field, [pair], lists.pairs),
    ),
    ...estimateProblems(pack, lists),
    ...placeProblems(pack, services),
    ...entryProblems(
      pricingFile,
      { serviceFigures: pack.serviceFigures },
      services,
    ),
    ...entryProblems(
      'site/words/at-a-glance.ts',
      { glances: pack.glances },
      services,
    ),
    ...entryProblems(
      'site/words/landing-pages/copies.ts',
      { landingCopies: pack.landingCopies },
      landingPages,
    ),
    ...[services, towns]
      .filter(({ all }) => all.length === 0)
      .map(({ file }) => ({
        file,
        message: 'is empty: add one or more',
      })),
    ...failedChecks('site/towns.ts', pack.towns.map(nameCheck)),
    ...addressProblems(services),
    ...addressProblems(towns),
    ...addressProblems(landingPages),
    ...addressProblems({
      file: 'site/pages/own-pages.ts',
      all: idsOf(pack.ownPages),
    }),
    ...addressProblems({
      file: 'site/region.ts',
      all: [pack.region.slug],
    }),
  ];
}

type Lists = ReturnType<typeof namesOf>;

/** Returns the lists in which names are looked up. */
function namesOf(pack: PackData) {
  const { areaSize, surfaceType } = pack.questions;
  const names = (
    what: string,
    file: string,
    all: readonly string[],
  ): Names => ({ what, file, all });
  return {
    services: names('service', 'site/services.ts', slugsOf(pack.services)),
    towns: names('town', 'site/towns.ts', slugsOf(pack.towns)),
    counties: names('county', 'pack/counties.generated.json', countyNames),
    cards: names('card', cardsFile, idsOf(cardsOf(pack))),
    cardGroups: names('section', cardsFile, idsOf(pack.cardGroups)),
    surfaces: names('answer', quizFile, answersOf(surfaceType)),
    sizes: names('answer', quizFile, answersOf(areaSize)),
    landingPages: names('landing page', landingFile, idsOf(pack.landingPages)),
    pairs: {
      ...names('pair', 'site/pairs.ts', Object.keys(pack.pairs)),
      remedy: 'put its pictures into site/media/ and describe it there',
    },
  };
}

const idsOf = (rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => id);

const answersOf = ({ options }: PackData['questions']['areaSize']) =>
  options.map(({ answer }) => answer);

const cardsOf = ({ cardGroups }: PackData) =>
  cardGroups.flatMap(({ cards }) => cards);

/** Reports names that are not on their list. An undefined name is not reported. */
const unknownNames = (
  file: string,
  field: string,
  names: readonly (string | undefined)[],
  { what, file: list, all, remedy = 'correct it or take it out' }: Names,
): Problem[] =>
  failedChecks(
    file,
    names.map((name) => [
      name !== undefined && !all.includes(name),
      field,
      `there is no ${what} "${name}" in ${list}: ${remedy}`,
    ]),
  );

function linkProblems(id: string, link: PackLink, lists: Lists): Problem[] {
  const file = `site/words/landing-pages/${id}.ts`;
  if ('landing' in link)
    return unknownNames(file, link.label, [link.landing], lists.landingPages);
  const { label, town, service } = link;
  return [
    ...unknownNames(file, label, [town], lists.towns),
    ...unknownNames(file, label, [service], lists.services),
  ];
}

function estimateProblems(
  { estimateOffers, cardOffers, estimateLimits }: PackData,
  { services, cards, surfaces, sizes }: Lists,
): Problem[] {
  const unknown = (field: string, names: readonly string[], among: Names) =>
    unknownNames('site/estimates.ts', field, names, among);
  const answers = estimateLimits.quizSizes.map(({ answer }) => answer);
  const offers = Object.entries({ estimateOffers, cardOffers });
  return [
    ...unknown('estimateOffers', Object.keys(estimateOffers), services),
    ...unknown('cardOffers', Object.keys(cardOffers), cards),
    ...unknown('estimateLimits.quizSizes', answers, sizes),
    ...offers.flatMap(([list, byName]) =>
      Object.entries(byName).flatMap(([name, offer]) => {
        const named = offer.surfaces.map(({ quizSurface }) => quizSurface);
        return unknown(`${list}.${name}`, named, surfaces);
      }),
    ),
  ];
}

/**
 * Reports services without an item where a visitor looks for one, and items for services that do
 * not exist.
 */
function placeProblems(pack: PackData, services: Names): Problem[] {
  const { trade, notOffered, questions } = pack;
  const none = { name: 'notOffered', services: notOffered };
  const places = [
    {
      file: cardsFile,
      what: 'card on the services page',
      items: cardsOf(pack).map((card) => ({
        ...card,
        name: card.title,
      })),
    },
    {
      file: quizFile,
      what: 'answer in the quiz',
      items: questions.surfaceType.options.map((option) => ({
        ...option,
        name: option.answer,
      })),
    },
    {
      file: homeFile,
      what: "line in 'For Your Home'",
      items: pack.forYourHome.map((line) => ({
        ...line,
        name: line.text,
      })),
    },
    { file: 'site/trade.ts', what: 'offer', items: [...trade.offers, none] },
  ];
  return places.flatMap(({ file, what, items }) => {
    const placed = items.flatMap((item) => item.services);
    return [
      ...items.flatMap(({ name, services: of }) =>
        unknownNames(file, name, of, services),
      ),
      ...failedChecks(
        file,
        services.all.map((slug) => [
          !placed.includes(slug),
          slug,
          `has no ${what}: name it in the services of one`,
        ]),
      ),
    ];
  });
}

/** Reports names without an entry in a record, and entries for other names. */
const entryProblems = (
  file: string,
  lists: Readonly<Record<string, object>>,
  names: Names,
): Problem[] =>
  Object.entries(lists).flatMap(([field, list]) => [
    ...unknownNames(file, field, Object.keys(list), names),
    ...failedChecks(
      file,
      names.all.map((name) => [
        !Object.hasOwn(list, name),
        `${field}.${name}`,
        'is missing: add it',
      ]),
    ),
  ]);

/** Checks that a town's slug and label are the same name. One of them may be longer. */
function nameCheck({ slug, label }: PackData['towns'][number]): Check {
  const short = (name: string) =>
    name.replace(/\bsaint\b/, 'st').replace(/\bupon\b/, 'on');
  const [inAddress, shown] = [short(slug), short(slugOf(label))];
  const isOther = !inAddress.includes(shown) && !shown.includes(inAddress);
  const message = `is shown as "${label}", another name: correct one of them`;
  return [isOther, slug, message];
}

/** Reports names that are not valid in an address, and those that are used twice. */
const addressProblems = ({ file, all }: Pick<Names, 'file' | 'all'>) =>
  failedChecks(
    file,
    all.flatMap((name, index): Check[] => [
      [
        !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name),
        name,
        'must be lower-case letters, digits and hyphens: correct it',
      ],
      [all.indexOf(name) < index, name, 'is there twice: remove one'],
    ]),
  );
