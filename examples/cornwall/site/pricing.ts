import type { ServiceSlug } from './services.ts';

/* The only place for figures of money, time and pressure: samples, all of them. Templates and pages take them from here. */
export const rates = {
  windows: '£18',
  patio: '£4.20',
  decking: '£4.80',
  washing: '£3.80',
} as const;

/** What the smallest whole job costs. */
export const smallestJobs = { patio: '£210', washing: '£170' } as const;

const perSquareMetre = (rate: string) => `${rate} per square metre`;
const hardSurface = {
  pressure: '1,200-2,600 PSI',
  interval: 'every 12-18 months',
  lasts: '10-20 months',
};

/** Figures a service's templates may use, by field name. A field that is absent may not be used. */
export const serviceFigures: Readonly<
  Record<ServiceSlug, Readonly<Record<string, string>>>
> = {
  'window-cleaning': { priceFrom: `${rates.windows} a visit` },
  'gutter-cleaning': {},
  'patio-cleaning': {
    ...hardSurface,
    priceFrom: perSquareMetre(rates.patio),
    deckingPriceFrom: perSquareMetre(rates.decking),
    typicalCost: `${smallestJobs.patio}-£640`,
    duration: '3-5 hours',
  },
  'pressure-washing': {
    ...hardSurface,
    priceFrom: perSquareMetre(rates.washing),
    typicalCost: `${smallestJobs.washing}-£720`,
  },
};

/** A figure that the service is known to have, so that a page can never read 'undefined'. */
export function figure(service: ServiceSlug, field: string): string {
  const value = serviceFigures[service][field];
  if (value === undefined)
    throw new Error(`site/pricing.ts: ${service} has no figure '${field}'`);
  return value;
}
