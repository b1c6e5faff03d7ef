import type { Trade } from '#core/schemas/trade.ts';

/** What the business does, in the words that frame every page. */
export const trade: Trade = {
  name: 'Outdoor Cleaning',
  hubTerm: 'Outdoor Cleaning',
  need: 'what has lost its shine',
  schemaType: 'HomeAndConstructionBusiness',
  catalogue: 'Outdoor cleaning',
  offers: [
    { name: 'Window Cleaning', services: ['window-cleaning'] },
    { name: 'Patio Cleaning', services: ['patio-cleaning'] },
  ],
};

/** Services that are left out of the catalogue on purpose. */
export const notOffered: readonly string[] = [
  'gutter-cleaning',
  'pressure-washing',
];
