import type { CostRange, Price, Unit } from '#core/schemas/pricing.ts';
import type { ServiceSlug } from './services.ts';

/*
 * The only place for figures of money, time and pressure: samples, all of them. Templates and pages
 * take them from here.
 */

/** What the smallest whole job costs, in pounds. */
export const smallestJobs = { patio: 210, washing: 170 } as const;

/** What whole jobs usually come to. */
export const wholeJobs = {
  patio: { from: 210, to: 640 },
  washing: { from: 170, to: 720 },
} as const satisfies Readonly<Record<string, CostRange>>;

const squareMetre: Unit = {
  one: 'square metre',
  many: 'm²',
  per: 'per square metre',
  short: '/m²',
  code: 'MTK',
};
const visit: Unit = {
  one: 'visit',
  many: 'visits',
  per: 'a visit',
  code: 'C62',
};

/** What one unit costs, from. */
export const rates = {
  windows: { pounds: 18, unit: visit },
  patio: { pounds: 4.2, unit: squareMetre },
  decking: { pounds: 4.8, unit: squareMetre },
  washing: { pounds: 3.8, unit: squareMetre },
} as const satisfies Readonly<Record<string, Price>>;

/**
 * The price of each service that is priced by a unit: its pages state it, to search engines too.
 */
export const servicePrices: Readonly<Partial<Record<ServiceSlug, Price>>> = {
  'window-cleaning': rates.windows,
  'patio-cleaning': rates.patio,
  'pressure-washing': rates.washing,
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
  pressure: '1,200-2,600 PSI',
  interval: 'every 12-18 months',
  lasts: '10-20 months',
};

/** Figures a service's templates may use, by field name. A field that is absent may not be used. */
export const serviceFigures: Readonly<
  Record<ServiceSlug, Readonly<Record<string, string>>>
> = {
  'window-cleaning': { priceFrom: spoken(rates.windows) },
  'gutter-cleaning': {},
  'patio-cleaning': {
    ...hardSurface,
    priceFrom: spoken(rates.patio),
    deckingPriceFrom: spoken(rates.decking),
    typicalCost: spokenRange(wholeJobs.patio),
    duration: '3-5 hours',
  },
  'pressure-washing': {
    ...hardSurface,
    priceFrom: spoken(rates.washing),
    typicalCost: spokenRange(wholeJobs.washing),
  },
};

/** A figure that the service is known to have, so that a page can never read 'undefined'. */
export function figure(service: ServiceSlug, field: string): string {
  const value = serviceFigures[service][field];
  if (value === undefined)
    throw new Error(`site/pricing.ts: ${service} has no figure '${field}'`);
  return value;
}
