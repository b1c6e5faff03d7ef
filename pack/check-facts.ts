import { businessTypes } from './business-types.ts';
import { emailShape } from '../supabase/functions/_shared/typed-text.ts';
import { kmBetween } from '../core/domain/km-between.ts';
import type { Problem } from '../core/domain/problems.ts';
import { didYouMean } from '../core/domain/text/nearest.ts';
import { failedChecks, type Check } from './checks.ts';
import type { PackData } from './read-pack.ts';
import { internationalPhone, phoneProblem } from './united-kingdom.ts';

/** Reports facts of a pack that contradict each other, or that a page would show wrongly. */
export const checkFacts = (pack: PackData): Problem[] => [
  ...identityProblems(pack),
  ...tradeProblems(pack),
  ...certificateProblems(pack),
  ...estimateProblems(pack),
  ...rangeProblems(pack),
  ...pageProblems(pack),
];

/** The longest distance allowed between a business's premises and the town of its address. */
const MOST_KM_FROM_HOME = 20;

function identityProblems({ business, towns }: PackData): Problem[] {
  const { phone, phoneInternational, email, address, geo } = business;
  const { days, text: specialText = '' } = business.specialHours;
  const wrong = phoneProblem(phone);
  const dialled = internationalPhone(phone);
  const home = towns.find(({ label }) => label === address.city);
  const away = home ? kmBetween(home, geo) : 0;
  return failedChecks('site/business.ts', [
    [wrong !== undefined, 'phone', `"${phone}" ${wrong}`],
    [
      wrong === undefined && phoneInternational !== dialled,
      'phoneInternational',
      `differs from phone, ${phone}: make it ${dialled}`,
    ],
    [
      days.length > 0 && specialText === '',
      'specialHours.text',
      'is missing: say on which days you are closed or have other hours, as search engines are told',
    ],
    [!emailShape.test(email), 'email', `"${email}" is not an e-mail address`],
    [
      !home,
      'address.city',
      `"${address.city}" is not a town of site/towns.ts: add it there, since the home town is one of the towns served`,
    ],
    [
      away > MOST_KM_FROM_HOME,
      'geo',
      `lies ${Math.round(away)} km from ${address.city}: correct lat and lon`,
    ],
  ]);
}

function tradeProblems(pack: PackData): Problem[] {
  const { schemaType, offers } = pack.trade;
  const remedy =
    didYouMean(schemaType, businessTypes) ||
    ': take one from https://schema.org/LocalBusiness, or LocalBusiness itself if none fits';
  const shown = [
    pack.business.description,
    ...pack.landingPages.map(({ name }) => name),
    ...pack.cardGroups.flatMap(({ cards }) => cards.map(({ title }) => title)),
    ...pack.footerSections.map(({ label }) => label),
  ].map((text) => text.toLowerCase());
  const isShown = (name: string) =>
    shown.some((text) => text.includes(name.toLowerCase()));
  return failedChecks('site/trade.ts', [
    [
      !businessTypes.includes(schemaType),
      'schemaType',
      `"${schemaType}" is not a kind of LocalBusiness on schema.org${remedy}`,
    ],
    ...offers.map(({ name }): Check => [
      !isShown(name),
      name,
      'is on no page: name it in a card of site/words/service-cards.ts or in the description of site/business.ts',
    ]),
  ]);
}

function certificateProblems(pack: PackData): Problem[] {
  const { badges, hasCertificates, files } = pack;
  const hasBadges = badges.length > 0;
  return [
    ...failedChecks('site/words/footer.ts', [
      [
        hasCertificates !== hasBadges,
        'hasCertificates',
        `must be ${hasBadges}: site/words/badges.ts has ${hasBadges ? 'some' : 'none'}`,
      ],
    ]),
    ...failedChecks(
      'site/words/badges.ts',
      badges.map(({ src }) => [
        !files.includes(src),
        src,
        'is not there: put it into site/public',
      ]),
    ),
  ];
}

const estimateProblems = (pack: PackData): Problem[] =>
  failedChecks(
    'site/estimates.ts',
    Object.entries(pack.servicePrices).map(([slug, { unit }]) => [
      unit.code === 'MTK' && !pack.estimateOffers[slug],
      `estimateOffers.${slug}`,
      'is missing: site/pricing.ts has a price by the square metre, so visitors expect an estimate',
    ]),
  );

const numberOf = (text = '') => Number(text.replaceAll(',', ''));

/** Reports figures whose range runs backwards, as in £180-£60. */
const rangeProblems = ({ serviceFigures }: PackData): Problem[] =>
  Object.entries(serviceFigures).flatMap(([slug, figures]) =>
    failedChecks(
      'site/pricing.ts',
      Object.entries(figures).map(([name, figure]) => {
        const [, from, to] =
          /([\d.,]*\d) ?(?:-|–|to) ?£?([\d.,]*\d)/.exec(figure) ?? [];
        return [
          numberOf(from) > numberOf(to),
          `serviceFigures.${slug}.${name}`,
          `"${figure}" runs backwards: begin with the smaller figure`,
        ];
      }),
    ),
  );

/** Reports pages with another page's id or path, and own pages without a component. */
function pageProblems({
  ownPages,
  ownModules,
  landingPages,
  pageIds,
  pagePaths,
}: PackData): Problem[] {
  const isTwice = (all: readonly string[], one: string) =>
    all.indexOf(one) !== all.lastIndexOf(one);
  const nameChecks = ({ id, path }: { id: string; path: string }): Check[] => [
    [isTwice(pageIds, id), id, "is another page's id: take another"],
    [
      isTwice(pagePaths, path),
      id,
      `"${path}" is another page's address: take another`,
    ],
  ];
  return [
    ...failedChecks('site/landing-pages.ts', landingPages.flatMap(nameChecks)),
    ...failedChecks(
      'site/pages/own-pages.ts',
      ownPages.flatMap((page): Check[] => [
        ...nameChecks(page),
        [
          !ownModules.includes(page.module),
          page.id,
          `has no component: write site/pages/${page.module}`,
        ],
      ]),
    ),
  ];
}
