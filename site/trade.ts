import type { Trade } from '#core/schemas/trade.ts';

/** What the business does, in the words that frame every page. */
export const trade: Trade = {
  name: 'Exterior Cleaning',
  hubTerm: 'Pressure Washing',
  need: 'what needs cleaning',
  schemaType: 'HomeAndConstructionBusiness',
  catalogue: 'Exterior cleaning',
  offers: [
    { name: 'Driveway Cleaning', services: ['driveway-cleaning'] },
    { name: 'Commercial Pressure Washing', services: ['pressure-washing'] },
  ],
};

/** Services that are left out of the catalogue on purpose. */
export const notOffered: readonly string[] = [
  'patio-cleaning',
  'render-cleaning',
  'roof-moss-removal',
  'gutter-cleaning',
];
