import type { GlanceFact } from '#core/schemas/at-a-glance.ts';
import { byService, type ServiceSlug } from '../services.ts';
import { serviceFigures } from '../pricing.ts';
import { promises } from '../promises.ts';

const bring: Readonly<Record<ServiceSlug, string>> = {
  'window-cleaning': 'Pole, pure water, cloths and blade',
  'gutter-cleaning': 'Vacuum pole, camera, scoops, hose',
  'patio-cleaning': 'Flat cleaner, brushes, treatment',
  'pressure-washing': 'Machine, hoses, ramps for the pavement',
};

const glanceOf = (service: ServiceSlug): GlanceFact[] => {
  const { priceFrom, duration, interval } = serviceFigures[service];
  return [
    priceFrom === undefined
      ? {
          label: 'Price',
          value: 'Fixed after a free visit',
          beside: 'in writing, before you decide',
        }
      : { label: 'Price from', value: priceFrom },
    ...(duration ? [{ label: 'Takes', value: duration }] : []),
    ...(interval ? [{ label: 'Worth doing', value: interval }] : []),
    { label: 'We bring', value: bring[service] },
    {
      label: 'Guarantee',
      value: `Not right? Tell us within ${promises.guarantee}`,
    },
  ];
};

/** The facts of each service that a visitor looks for first, the same in every town. */
export const glances = byService(glanceOf);
