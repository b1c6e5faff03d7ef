import type { GlanceFact } from '#core/schemas/at-a-glance.ts';
import { figure, rates, serviceFigures, short } from '../pricing.ts';
import { promises } from '../promises.ts';
import { byService, type ServiceSlug } from '../services.ts';

const seen = {
  value: 'Fixed after a free visit',
  beside: 'in writing, before you decide',
};

const priceOf: Readonly<Record<ServiceSlug, readonly GlanceFact[]>> = {
  'pressure-washing': [
    {
      label: 'Price from',
      value: short(rates.pressureWashing),
    },
    {
      label: 'A whole job, usually',
      value: figure('pressure-washing', 'typicalCost'),
    },
  ],
  'driveway-cleaning': [
    {
      label: 'Price from',
      value: short(rates.driveway),
    },
    {
      label: 'A whole job, usually',
      value: figure('driveway-cleaning', 'typicalCost'),
    },
  ],
  'patio-cleaning': [
    {
      label: 'Price from',
      value: short(rates.patio),
      beside: `decking ${short(rates.decking)}`,
    },
    {
      label: 'A whole patio, usually',
      value: figure('patio-cleaning', 'typicalCost'),
    },
  ],
  'render-cleaning': [
    {
      label: 'Price from',
      value: short(rates.render),
    },
    { label: 'A whole job', ...seen },
  ],
  'roof-moss-removal': [{ label: 'Price', ...seen }],
  'gutter-cleaning': [{ label: 'Price', ...seen }],
};

const glanceOf = (service: ServiceSlug): GlanceFact[] => {
  const { duration, lasts, interval } = serviceFigures[service];
  return [
    ...priceOf[service],
    ...(duration ? [{ label: 'Takes', value: duration }] : []),
    ...(lasts ? [{ label: 'Lasts', value: lasts }] : []),
    ...(interval && !lasts ? [{ label: 'Worth doing', value: interval }] : []),
    {
      label: 'Guarantee',
      value: `At homes, if you are not happy, you do not pay. Tell us within ${promises.guarantee}`,
    },
  ];
};

/** The facts of each service that a visitor looks for first, the same in every town. */
export const glances = byService(glanceOf);
