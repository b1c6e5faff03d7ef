import { businessTypes } from './business-types.ts';
import type { ServiceYear } from './schemas/facts.ts';
import { emailShape } from '../supabase/functions/_shared/typed-text.ts';
import type { Problem } from '../src/domain/problems.ts';
import { didYouMean } from '../src/domain/text/nearest.ts';
import type { PackData } from './read-pack.ts';

const MONTHS = 12;
const cardIds = [
  'home',
  'services',
  'gallery',
  'guarantee',
  'areas',
  'getQuote',
  'jobDiary',
];

/** A price by the square metre, as `site/pricing.ts` words it. */
const byArea = /per square metre/;

const identity = 'site/business.ts';
const yearFile = 'site/words/year.ts';
const estimatesFile = 'site/estimates.ts';

type Fact = readonly [
  isRight: boolean,
  file: string,
  field: string,
  message: string,
];

/** Facts of a pack that contradict each other, or that a page would show wrongly. */
export const checkFacts = (pack: PackData): Problem[] =>
  [
    ...identityFacts(pack),
    ...tradeFacts(pack),
    ...pageFacts(pack),
    ...estimateFacts(pack),
  ]
    .filter(([isRight]) => !isRight)
    .map(([, file, field, message]) => ({ file, field, message }));

function identityFacts({ business, towns }: PackData): Fact[] {
  const { phone, phoneInternational, email, address } = business;
  const national = phone
    .replace('(0)', '')
    .replace(/\D/g, '')
    .replace(/^0/, '');
  const form = `"${phoneInternational}" must be + and digits without spaces, as in +447700900123`;
  const other = `is another number than phone, ${phone}: make them the same`;
  const nowhere = `"${address.city}" is no town of site/towns.ts: add it there, since home is one of the towns served`;
  return [
    [
      /^\+[1-9]\d{7,14}$/.test(phoneInternational),
      identity,
      'phoneInternational',
      form,
    ],
    [
      phoneInternational.endsWith(national),
      identity,
      'phoneInternational',
      other,
    ],
    [
      emailShape.test(email),
      identity,
      'email',
      `"${email}" is no e-mail address`,
    ],
    [
      towns.some(({ label }) => label === address.city),
      identity,
      'address.city',
      nowhere,
    ],
  ];
}

function tradeFacts({
  business,
  trade,
  landingPages,
  cards,
  footerSections,
}: PackData): Fact[] {
  const type = trade.schemaType;
  const remedy =
    didYouMean(type, businessTypes) ||
    ': take one of https://schema.org/LocalBusiness, or that itself where none fits';
  const unknown = `"${type}" is no kind of LocalBusiness that schema.org has${remedy}`;
  const unnamed =
    'stands on no page: name it as a card of site/words/service-cards.ts or the description of site/business.ts does';
  const shown = [
    business.description,
    ...[...landingPages, ...cards].map(({ name }) => name),
    ...footerSections.map(({ label }) => label),
  ].map((text) => text.toLowerCase());
  return [
    [businessTypes.includes(type), 'site/trade.ts', 'schemaType', unknown],
    ...trade.offers.map(({ name }): Fact => {
      return [
        shown.some((text) => text.includes(name.toLowerCase())),
        'site/trade.ts',
        name,
        unnamed,
      ];
    }),
  ];
}

function pageFacts(pack: PackData): Fact[] {
  const { badges, hasCertificates, files, pageCards, region } = pack;
  const some = badges.length > 0;
  const certificates = `must be ${some}: site/words/badges.ts has ${some ? 'some' : 'none'}`;
  const noFacts = 'has no facts: add what glanceFacts says of it';
  return [
    [
      hasCertificates === some,
      'site/words/footer.ts',
      'hasCertificates',
      certificates,
    ],
    ...badges.map((src): Fact => {
      return [
        files.includes(src),
        'site/words/badges.ts',
        src,
        'is not there: put it into site/public',
      ];
    }),
    ...cardIds.map((id): Fact => [
      id in pageCards,
      'site/cards.ts',
      `pageCards.${id}`,
      'is missing: add it',
    ]),
    ...pack.services.map(({ slug }): Fact => {
      return [
        (pack.glances[slug]?.length ?? 0) > 0,
        'site/words/at-a-glance.ts',
        slug,
        noFacts,
      ];
    }),
    ...Object.entries(pack.years).flatMap(([slug, climates]) =>
      Object.entries(climates).flatMap(([climate, year]) =>
        yearFacts(`years.${slug}.${climate}`, year),
      ),
    ),
    ...pack.landingPages.map(({ id, path }): Fact => {
      const isWord = /^\/[a-z0-9-]+$/.test(path) && path !== `/${region.slug}`;
      return [
        isWord,
        'site/landing-pages.ts',
        id,
        `"${path}" must be one word of an address, as in /our-best-work`,
      ];
    }),
  ];
}

const yearFacts = (field: string, { months, reasons }: ServiceYear): Fact[] => [
  [
    isYear(months),
    yearFile,
    `${field}.months`,
    `must be ${MONTHS}, each ${seasons.join(', ')}`,
  ],
  [reasons.length > 0, yearFile, `${field}.reasons`, 'are missing: say why'],
];

const seasons = ['best', 'fine', 'wait'];
const isYear = (months: readonly string[]) =>
  months.length === MONTHS && months.every((month) => seasons.includes(month));

function estimateFacts({
  serviceFigures,
  estimateOffers,
  cardOffers,
}: PackData): Fact[] {
  const missing =
    'is missing: site/pricing.ts has a price by the square metre, so visitors expect to reckon with it';
  return [
    ...Object.entries(serviceFigures)
      .filter(([, { priceFrom = '' }]) => byArea.test(priceFrom))
      .map(([slug]): Fact => [
        slug in estimateOffers,
        estimatesFile,
        `estimateOffers.${slug}`,
        missing,
      ]),
    ...Object.entries({ estimateOffers, cardOffers }).flatMap(
      ([list, offers]) =>
        Object.entries(offers).flatMap(
          ([name, { surfaces, sizes }]): Fact[] => [
            [
              surfaces.length > 0,
              estimatesFile,
              `${list}.${name}`,
              'has no surface: add one with its rate',
            ],
            [
              sizes.length > 0,
              estimatesFile,
              `${list}.${name}`,
              'has no familiar size: add one in metres',
            ],
          ],
        ),
    ),
  ];
}
