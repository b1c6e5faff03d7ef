import type { GlanceFact } from '#pack/schemas/at-a-glance.ts';
import { byService, type ServiceSlug } from '../services.ts';
import { serviceFigures } from '../pricing.ts';
import { promises } from '../promises.ts';

const glanceOf = (service: ServiceSlug): GlanceFact[] => {
  const { priceFrom } = serviceFigures[service];
  return [
    priceFrom === undefined
      ? { label: %{stays}'Price', value: 'Known after a visit', beside: 'on paper, before you decide' }
      : { label: %{stays}'Price from', value: priceFrom },
    { label: %{stays}'Guarantee', value: `Tell us within ${promises.guarantee}` },
  ];
};

/** The facts of each service that a visitor looks for first, the same in every town. */
export const glances = byService(glanceOf);
