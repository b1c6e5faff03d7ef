import type { GlanceFact } from '#core/schemas/at-a-glance.ts';
import { byService, type ServiceSlug } from '../services.ts';
import { serviceFigures } from '../pricing.ts';
import { promises } from '../promises.ts';

const glanceOf = (service: ServiceSlug): GlanceFact[] => {
  const { priceFrom } = serviceFigures[service];
  return [
    priceFrom === undefined
      ? { label: 'Price', value: 'Known after a visit', beside: 'on paper, before you decide' }
      : { label: 'Price from', value: priceFrom },
    { label: 'Guarantee', value: `Tell us within ${promises.guarantee}` },
  ];
};

/** The facts of each service that a visitor looks for first, the same in every town. */
export const glances = byService(glanceOf);
