import type { CostRange, Price, Unit } from '#core/schemas/pricing.ts';
import type { ServiceSlug } from './services.ts';

/*
 * The only place for figures of money, time and pressure. Templates and pages take them from
 * here; nothing else states one.
 */

/** What whole jobs at homes usually come to. No job has a smallest charge. */
export const wholeJobs = {
  pressureWashing: { from: 150, to: 800 },
  driveway: { from: 200 },
  patio: { from: 180, to: 600 },
} as const satisfies Readonly<Record<string, CostRange>>;

const squareMetre: Unit = {
  one: 'square metre',
  many: 'm²',
  per: 'per square metre',
  short: '/m²',
  code: 'MTK',
};
const perSquareMetre = (pounds: number): Price => ({
  pounds,
  unit: squareMetre,
});

/** What one unit costs, from. */
export const rates = {
  patio: perSquareMetre(3),
  driveway: perSquareMetre(3),
  pressureWashing: perSquareMetre(3),
  decking: perSquareMetre(3.5),
  render: perSquareMetre(3.5),
  sportsSurfaces: perSquareMetre(4),
  artificialSurfaces: perSquareMetre(3.5),
} as const satisfies Readonly<Record<string, Price>>;

/**
 * The price of each service that is priced by a unit: its pages state it, to search engines too.
 */
export const servicePrices: Readonly<Partial<Record<ServiceSlug, Price>>> = {
  'pressure-washing': rates.pressureWashing,
  'driveway-cleaning': rates.driveway,
  'patio-cleaning': rates.patio,
  'render-cleaning': rates.render,
};

/** A sum: `£3.50`, or `£45` from ten pounds up if there are no pence. */
export function inPounds(pounds: number): string {
  const isShort = pounds >= 10 && Number.isInteger(pounds);
  const minimumFractionDigits = isShort ? 0 : 2;
  return `£${pounds.toLocaleString('en-GB', { minimumFractionDigits })}`;
}

/** A price in running text: `£3.00 per square metre`. */
export const spoken = ({ pounds, unit }: Price) =>
  `${inPounds(pounds)} ${unit.per}`;

/** A price in a table: `£3.00/m²`. */
export const short = ({ pounds, unit }: Price) =>
  `${inPounds(pounds)}${unit.short ?? ` ${unit.per}`}`;

/** What whole jobs usually come to, such as `£180-£600` or `from £200`. */
export function spokenRange({ from, to }: CostRange): string {
  return to === undefined
    ? `from ${inPounds(from)}`
    : `${inPounds(from)}-${inPounds(to)}`;
}

const hardSurface = {
  pressure: '1,500-3,000 PSI',
  lasts: '12-24 months',
};

/** Figures a service's templates may use, by field name. A field that is absent may not be used. */
export const serviceFigures: Record<
  ServiceSlug,
  Readonly<Record<string, string>>
> = {
  'pressure-washing': {
    ...hardSurface,
    interval: 'every 12-18 months',
    priceFrom: spoken(rates.pressureWashing),
    typicalCost: spokenRange(wholeJobs.pressureWashing),
  },
  'driveway-cleaning': {
    ...hardSurface,
    priceFrom: spoken(rates.driveway),
    typicalCost: spokenRange(wholeJobs.driveway),
    duration: '2-6 hours',
  },
  'patio-cleaning': {
    ...hardSurface,
    priceFrom: spoken(rates.patio),
    deckingPriceFrom: spoken(rates.decking),
    typicalCost: spokenRange(wholeJobs.patio),
    duration: '2-4 hours',
  },
  'render-cleaning': {
    priceFrom: spoken(rates.render),
    lasts: '12-24 months',
  },
  'roof-moss-removal': { interval: 'every 2-3 years' },
  'gutter-cleaning': {},
};

/** A figure that the service is known to have, so that a page can never read 'undefined'. */
export function figure(service: ServiceSlug, field: string): string {
  const value = serviceFigures[service]?.[field];
  if (value === undefined)
    throw new Error(`site/pricing.ts: ${service} has no figure '${field}'`);
  return value;
}
