import type { Problem } from '../../src/domain/problems.ts';
import type { PackLink } from '../../src/pack-types/words.ts';
import { countyNames } from '../map/counties.ts';
import type { OfferData, PackData } from './pack-data.ts';

/** Names that one part of a pack lists and others use. */
interface Names {
  readonly what: string;
  readonly list: string;
  readonly all: readonly string[];
  /** What to do about a name that is not there. */
  readonly remedy?: string;
}
type Use = readonly [file: string, field: string, names: readonly string[], among: Names];

const estimatesFile = 'site/estimates.ts';
const landingFile = 'site/landing-pages.ts';
const copiesFile = 'site/words/landing-pages/copies.ts';

/** Every list of names that others use. */
function listNames(pack: PackData) {
  const of = (what: string, list: string, all: readonly string[], remedy?: string): Names => ({
    what,
    list,
    all,
    ...(remedy !== undefined && { remedy }),
  });
  const pictured = 'put it into site/media/ and describe it there';
  return {
    services: of('service', 'site/services.ts', slugsOf(pack.services)),
    towns: of('town', 'site/towns.ts', slugsOf(pack.towns)),
    counties: of('county', 'generator/map/counties.generated.json', countyNames),
    cards: of('card', 'site/words/service-cards.ts', pack.cardIds),
    cardGroups: of('part of the services page', 'site/words/service-cards.ts', pack.cardGroups),
    answers: of('answer', 'the quiz (site/words/quiz.ts)', namesOf(pack.answers)),
    sizes: of('answer', 'the quiz (site/words/quiz.ts)', pack.estimates.areaSizes),
    landingPages: of('landing page', landingFile, idsOf(pack.landingPages)),
    pictures: of('picture', 'site/words/picture-texts.ts', pack.described, pictured),
    closeUps: of('close-up', 'site/words/close-up-texts.ts', pack.describedCloseUps, pictured),
  };
}

/** Everything that names something which another part of the pack must have. */
export function checkNames(pack: PackData): Problem[] {
  const names = listNames(pack);
  const { services, towns } = names;
  const { townPages, estimates, landingPages, landingCopies } = pack;
  const offers = [
    ...Object.entries(estimates.services).map(([slug, offer]) => [`estimateOffers.${slug}`, offer] as const),
    ...Object.entries(estimates.cards).map(([id, offer]) => [`cardOffers.${id}`, offer] as const),
  ];
  const linkUses = (id: string, link: PackLink): Use[] => {
    const file = `site/words/landing-pages/${id}.ts`;
    if ('landing' in link) return [[file, link.label, [link.landing], names.landingPages]];
    return [
      [file, link.label, [link.town], towns],
      [file, link.label, link.service === undefined ? [] : [link.service], services],
    ];
  };
  /** Lists by name, which have an entry for each name and no other. */
  const entries: readonly (readonly [file: string, field: string, given: readonly string[], among: Names])[] = [
    ['site/pricing.ts', 'serviceFigures', pack.priced, services],
    ['site/words/service-pictures.ts', 'servicePictures', pack.pictured, services],
    ['site/words/year.ts', 'years', Object.keys(townPages.years), services],
    ['site/picture-terms.ts', 'serviceWork', Object.keys(townPages.serviceWork), services],
  ];
  const uses: Use[] = [
    ...entries,
    ['site/towns.ts', 'topTownSlugs', pack.topTownSlugs, towns],
    ['site/map.ts', 'majorTowns', pack.map.majorTowns, towns],
    ['site/map.ts', 'border', pack.map.border, names.counties],
    ['site/words/hub-heroes.ts', 'hubHeroes', pack.heroTowns, towns],
    ['site/words/footer.ts', 'footerSections', pack.footerSections.map(({ section }) => section), names.cardGroups],
    ...standings(pack).flatMap(([file, , list]) => list.map((item): Use => [file, item.name, item.services, services])),
    ...pack.things.map((thing): Use => ['site/things.ts', thing.name, thing.services, services]),
    [estimatesFile, 'estimateOffers', Object.keys(estimates.services), services],
    [estimatesFile, 'cardOffers', Object.keys(estimates.cards), names.cards],
    [estimatesFile, 'estimateLimits.quizSizes', estimates.sizeAnswers, names.sizes],
    ...offers.map(([field, { surfaces }]): Use => [
      estimatesFile,
      `${field}.quizSurface`,
      surfaces.map(({ quizSurface }) => quizSurface),
      names.answers,
    ]),
    ...landingPages.map(({ id, service }): Use => [landingFile, id, [service], services]),
    ...Object.keys(landingCopies).map((id): Use => [copiesFile, id, [id], names.landingPages]),
    ...Object.entries(landingCopies).flatMap(([id, links]) => links.flatMap((link) => linkUses(id, link))),
    ...pack.pictures.map(({ file, field, picture }): Use => [file, field, [picture], names.pictures]),
    ...pack.closeUps.map(({ file, field, picture }): Use => [file, field, [picture], names.closeUps]),
  ];
  return [
    ...uses.flatMap(([file, field, used, { what, list, all, remedy = 'correct it or take it out' }]) =>
      used
        .filter((name) => !all.includes(name))
        .map((name) => ({ file, field, message: `"${name}" is no ${what} of ${list}: ${remedy}` })),
    ),
    ...entries.flatMap(([file, field, given, { all }]) =>
      all
        .filter((name) => !given.includes(name))
        .map((name) => ({ file, field: `${field}.${name}`, message: 'is missing: add it' })),
    ),
    ...standings(pack).flatMap(([file, what, list]) =>
      services.all
        .filter((slug) => !list.some((item) => item.services.includes(slug)))
        .map((slug) => ({ file, field: slug, message: `has no ${what}: name it in the services of one` })),
    ),
    ...idsOf(landingPages)
      .filter((id) => !(id in landingCopies))
      .map((id) => ({ file: copiesFile, field: id, message: 'has no words: add them' })),
    ...offers.flatMap(([field, offer]) => offerProblems(field, offer)),
    ...slugProblems('site/services.ts', services.all),
    ...slugProblems('site/towns.ts', towns.all),
    ...slugProblems(landingFile, idsOf(landingPages)),
    ...slugProblems('site/region.ts', [pack.region.slug]),
  ];
}

/** Where a visitor looks for a service: every one stands in each of these. */
const standings = (pack: PackData) =>
  [
    ['site/words/service-cards.ts', 'card on the services page', pack.cards],
    ['site/words/quiz.ts', 'answer in the quiz', pack.answers],
    ['site/words/home.ts', "line in 'For Your Home'", pack.homeLines],
    ['site/trade.ts', 'offer', [...pack.offers, { name: 'notOffered', services: pack.notOffered }]],
  ] as const;

const offerProblems = (field: string, { surfaces, sizes }: OfferData): Problem[] => [
  ...(surfaces.length > 0 ? [] : [{ file: estimatesFile, field, message: 'has no surface: add one with its rate' }]),
  ...(sizes.length > 0 ? [] : [{ file: estimatesFile, field, message: 'has no familiar size: add one in metres' }]),
];

const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

/** Parts of addresses that cannot be one, and those that are there twice. */
function slugProblems(file: string, slugs: readonly string[]): Problem[] {
  if (slugs.length === 0 && file !== landingFile) return [{ file, message: 'is empty: add one or more' }];
  return slugs.flatMap((slug, index): Problem[] => {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
      return [{ file, field: slug, message: 'must be lower-case letters, digits and hyphens: correct it' }];
    return slugs.indexOf(slug) < index ? [{ file, field: slug, message: 'is there twice: remove one' }] : [];
  });
}
