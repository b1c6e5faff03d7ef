import type { Badge } from '../../src/pack-types/words.ts';

export const badges: readonly Badge[] = [
  {
    name: 'Sample certificate: public liability insurance',
    src: '/badges/insurance.svg',
    width: 240,
    height: 240,
    sample: true,
  },
];
