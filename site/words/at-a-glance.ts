import type { GlanceFact } from '#pack/schemas/at-a-glance.ts';
import { figure, serviceFigures } from '../pricing.ts';
import { promises } from '../promises.ts';
import { byService, type ServiceSlug } from '../services.ts';

const short = (perSquareMetre: string) =>
  perSquareMetre.replace(' per square metre', '/m²');
const seen = {
  label: 'Price',
  value: 'Fixed after a free visit',
  beside: 'in writing, before you decide',
};

const priceOf: Readonly<Record<ServiceSlug, readonly GlanceFact[]>> = {
  'pressure-washing': [
    {
      label: 'Price from',
      value: short(figure('pressure-washing', 'priceFrom')),
    },
    {
      label: 'A whole job, usually',
      value: figure('pressure-washing', 'typicalCost'),
    },
  ],
  'driveway-cleaning': [
    {
      label: 'Price from',
      value: short(figure('driveway-cleaning', 'priceFrom')),
    },
    {
      label: 'A whole job',
      value: `from ${figure('driveway-cleaning', 'startingCost')}`,
    },
  ],
  'patio-cleaning': [
    {
      label: 'Price from',
      value: short(figure('patio-cleaning', 'priceFrom')),
      beside: `decking ${short(figure('patio-cleaning', 'deckingPriceFrom'))}`,
    },
    {
      label: 'A whole job, usually',
      value: figure('patio-cleaning', 'typicalCost'),
    },
  ],
  'render-cleaning': [
    {
      label: 'Price from',
      value: short(figure('render-cleaning', 'priceFrom')),
    },
  ],
  'roof-moss-removal': [seen],
  'gutter-cleaning': [seen],
};

const work: Readonly<
  Record<ServiceSlug, { readonly bring: string; readonly not: string }>
> = {
  'pressure-washing': {
    bring: 'Machine, hoses, brushes',
    not: 'Jet a roof, render or soft mortar',
  },
  'driveway-cleaning': {
    bring: 'Flat cleaner, scrapers, dry joint sand',
    not: 'Promise that oil comes out',
  },
  'patio-cleaning': {
    bring: 'Flat cleaner, deck brush, treatment',
    not: 'Acid on limestone, jets on decking',
  },
  'render-cleaning': {
    bring: 'Low-pressure sprayer, sheets for plants',
    not: 'Blast a wall',
  },
  'roof-moss-removal': {
    bring: 'Ladders, scrapers, biocide',
    not: 'Jet wash a roof, touch asbestos',
  },
  'gutter-cleaning': {
    bring: 'Ladders, scoops, buckets, hose',
    not: 'Disturb a nest in use',
  },
};

const glanceOf = (service: ServiceSlug): GlanceFact[] => {
  const { duration, lasts, interval } = serviceFigures[service];
  return [
    ...priceOf[service],
    ...(duration ? [{ label: 'Takes', value: duration }] : []),
    ...(lasts ? [{ label: 'Lasts', value: lasts }] : []),
    ...(interval ? [{ label: 'Worth doing', value: interval }] : []),
    { label: 'We bring', value: work[service].bring },
    { label: 'We will not', value: work[service].not },
    {
      label: 'Guarantee',
      value: `Homes: not happy, do not pay. Tell us within ${promises.guarantee}`,
    },
  ];
};

/** The facts of each service that a visitor looks for first, the same in every town. */
export const glances = byService(glanceOf);
