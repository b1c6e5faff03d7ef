import type { Problem } from '../src/domain/problems.ts';
import type { PackLink } from './schemas/words.ts';
import { slugsOf } from '../src/domain/text/slugs-of.ts';
import { countyNames } from './counties.ts';
import { usedCloseUps, usedPictures } from './check-pictures.ts';
import type { PackData } from './read-pack.ts';

/** Names that one part of a pack lists and others use. */
interface Names {
  readonly what: string;
  readonly list: string;
  readonly all: readonly string[];
  /** What to do about a name that is not there. */
  readonly remedy?: string;
}
type Use = readonly [
  file: string,
  field: string,
  names: readonly string[],
  among: Names,
];

const servicesFile = 'site/services.ts';
const townsFile = 'site/towns.ts';
const estimatesFile = 'site/estimates.ts';
const landingFile = 'site/landing-pages.ts';
const copiesFile = 'site/words/landing-pages/copies.ts';
const cardsFile = 'site/words/service-cards.ts';
const quiz = 'the quiz (site/words/quiz.ts)';
const remedy = 'put it into site/media/ and describe it there';

/** Everything that names something which another part of the pack must have. */
export function checkNames(pack: PackData): Problem[] {
  const services: Names = {
    what: 'service',
    list: servicesFile,
    all: slugsOf(pack.services),
  };
  const towns: Names = {
    what: 'town',
    list: townsFile,
    all: slugsOf(pack.towns),
  };
  const counties = {
    what: 'county',
    list: 'pack/counties.generated.json',
    all: countyNames,
  };
  const cards = { what: 'card', list: cardsFile, all: idsOf(pack.cards) };
  const parts = {
    what: 'part of the services page',
    list: cardsFile,
    all: pack.cardGroups,
  };
  const answers = {
    what: 'answer',
    list: quiz,
    all: pack.answers.map(({ name }) => name),
  };
  const sizes = { what: 'answer', list: quiz, all: pack.areaSizes };
  const landing = {
    what: 'landing page',
    list: landingFile,
    all: idsOf(pack.landingPages),
  };
  const pictures = {
    what: 'picture',
    list: 'site/words/picture-texts.ts',
    all: Object.keys(pack.pictureTexts),
    remedy,
  };
  const closeUps = {
    what: 'close-up',
    list: 'site/words/close-up-texts.ts',
    all: Object.keys(pack.closeUpTexts),
    remedy,
  };

  const standings = listStandings(pack);
  const offers = [
    ...Object.entries(pack.estimateOffers).map(
      ([slug, offer]) => [`estimateOffers.${slug}`, offer] as const,
    ),
    ...Object.entries(pack.cardOffers).map(
      ([id, offer]) => [`cardOffers.${id}`, offer] as const,
    ),
  ];
  const linkUses = (id: string, link: PackLink): Use[] => {
    const file = `site/words/landing-pages/${id}.ts`;
    if ('landing' in link) return [[file, link.label, [link.landing], landing]];
    return [
      [file, link.label, [link.town], towns],
      [
        file,
        link.label,
        link.service === undefined ? [] : [link.service],
        services,
      ],
    ];
  };
  /** Lists by name, which have an entry for each name and no other. */
  const entries: readonly Use[] = [
    [
      'site/pricing.ts',
      'serviceFigures',
      Object.keys(pack.serviceFigures),
      services,
    ],
    [
      'site/words/service-pictures.ts',
      'servicePictures',
      Object.keys(pack.servicePictures),
      services,
    ],
    ['site/words/year.ts', 'years', Object.keys(pack.years), services],
    [
      'site/picture-terms.ts',
      'serviceWork',
      Object.keys(pack.serviceWork),
      services,
    ],
  ];
  const uses: Use[] = [
    ...entries,
    [townsFile, 'topTownSlugs', pack.topTownSlugs, towns],
    ['site/map.ts', 'majorTowns', pack.map.majorTowns, towns],
    ['site/map.ts', 'border', pack.map.border, counties],
    [
      'site/words/hub-heroes.ts',
      'hubHeroes',
      Object.keys(pack.hubHeroes),
      towns,
    ],
    [
      'site/words/footer.ts',
      'footerSections',
      pack.footerSections.map(({ section }) => section),
      parts,
    ],
    ...standings.flatMap(([file, , list]) =>
      list.map((item): Use => [file, item.name, item.services, services]),
    ),
    ...pack.things.map(([{ source }, used]): Use => [
      'site/things.ts',
      source,
      used,
      services,
    ]),
    [
      estimatesFile,
      'estimateOffers',
      Object.keys(pack.estimateOffers),
      services,
    ],
    [estimatesFile, 'cardOffers', Object.keys(pack.cardOffers), cards],
    [
      estimatesFile,
      'estimateLimits.quizSizes',
      pack.quizSizes.map(({ answer }) => answer),
      sizes,
    ],
    ...offers.map(([field, { surfaces }]): Use => {
      return [
        estimatesFile,
        `${field}.quizSurface`,
        surfaces.map(({ quizSurface }) => quizSurface),
        answers,
      ];
    }),
    ...pack.landingPages.map(({ id, service }): Use => [
      landingFile,
      id,
      [service],
      services,
    ]),
    ...Object.keys(pack.landingCopies).map((id): Use => [
      copiesFile,
      id,
      [id],
      landing,
    ]),
    ...Object.entries(pack.landingCopies).flatMap(([id, { related }]) =>
      related.flatMap((link) => linkUses(id, link)),
    ),
    ...usedPictures(pack).map(({ file, field, picture }): Use => [
      file,
      field,
      [picture],
      pictures,
    ]),
    ...usedCloseUps(pack).map(({ file, field, picture }): Use => [
      file,
      field,
      [picture],
      closeUps,
    ]),
  ];
  return [
    ...uses.flatMap(
      ([
        file,
        field,
        used,
        { what, list, all, remedy = 'correct it or take it out' },
      ]) =>
        used
          .filter((name) => !all.includes(name))
          .map((name) => ({
            file,
            field,
            message: `"${name}" is no ${what} of ${list}: ${remedy}`,
          })),
    ),
    ...entries.flatMap(([file, field, given, { all }]) =>
      all
        .filter((name) => !given.includes(name))
        .map((name) => ({
          file,
          field: `${field}.${name}`,
          message: 'is missing: add it',
        })),
    ),
    ...standings.flatMap(([file, what, list]) =>
      services.all
        .filter((slug) => !list.some((item) => item.services.includes(slug)))
        .map((slug) => ({
          file,
          field: slug,
          message: `has no ${what}: name it in the services of one`,
        })),
    ),
    ...landing.all
      .filter((id) => !(id in pack.landingCopies))
      .map((id) => ({
        file: copiesFile,
        field: id,
        message: 'has no words: add them',
      })),
    ...slugProblems(servicesFile, services.all),
    ...slugProblems(townsFile, towns.all),
    ...slugProblems(landingFile, landing.all),
    ...slugProblems('site/region.ts', [pack.region.slug]),
  ];
}

/** Where a visitor looks for a service: every one stands in each of these. */
const listStandings = ({
  cards,
  answers,
  homeLines,
  trade,
  notOffered,
}: PackData) =>
  [
    [cardsFile, 'card on the services page', cards],
    ['site/words/quiz.ts', 'answer in the quiz', answers],
    ['site/words/home.ts', "line in 'For Your Home'", homeLines],
    [
      'site/trade.ts',
      'offer',
      [...trade.offers, { name: 'notOffered', services: notOffered }],
    ],
  ] as const;

const idsOf = (rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => id);

/** Parts of addresses that cannot be one, and those that are there twice. */
function slugProblems(file: string, slugs: readonly string[]): Problem[] {
  if (slugs.length === 0 && file !== landingFile)
    return [{ file, message: 'is empty: add one or more' }];
  return slugs.flatMap((slug, index): Problem[] => {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
      return [
        {
          file,
          field: slug,
          message: 'must be lower-case letters, digits and hyphens: correct it',
        },
      ];
    return slugs.indexOf(slug) < index
      ? [{ file, field: slug, message: 'is there twice: remove one' }]
      : [];
  });
}
