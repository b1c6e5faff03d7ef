import type { ServiceSlug } from './services.ts';

/*
 * The only place for figures of money, time and pressure. Templates and pages take them from
 * here; nothing else states one.
 */
export const rates = {
  patio: '£3.00',
  driveway: '£3.00',
  pressureWashing: '£3.00',
  decking: '£3.50',
  render: '£3.50',
  sportsSurfaces: '£4.00',
  artificialSurfaces: '£3.50',
} as const;

/** What the smallest whole job costs. Sample: `render`, for which no figure was ever published. */
export const smallestJobs = {
  patio: '£180',
  driveway: '£200',
  pressureWashing: '£150',
  render: '£150',
} as const;

const perSquareMetre = (rate: string) => `${rate} per square metre`;

const hardSurface = {
  pressure: '1,500-3,000 PSI',
  interval: 'every 12-18 months',
  lasts: '12-24 months',
};

/** Figures a service's templates may use, by field name. A field that is absent may not be used. */
export const serviceFigures: Record<
  ServiceSlug,
  Readonly<Record<string, string>>
> = {
  'pressure-washing': {
    ...hardSurface,
    priceFrom: perSquareMetre(rates.pressureWashing),
    typicalCost: `${smallestJobs.pressureWashing}-£800`,
  },
  'driveway-cleaning': {
    ...hardSurface,
    priceFrom: perSquareMetre(rates.driveway),
    startingCost: smallestJobs.driveway,
    duration: '2-6 hours',
  },
  'patio-cleaning': {
    ...hardSurface,
    priceFrom: perSquareMetre(rates.patio),
    deckingPriceFrom: perSquareMetre(rates.decking),
    typicalCost: `${smallestJobs.patio}-£600`,
    duration: '2-4 hours',
  },
  'render-cleaning': {
    priceFrom: perSquareMetre(rates.render),
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
