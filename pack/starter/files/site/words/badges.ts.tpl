import type { Badge } from '#core/schemas/badges.ts';

export const badges: readonly Badge[] = [
  {
    name: '[[A certificate that you hold]]',
    src: '/badges/insurance.svg',
    width: 240,
    height: 240,
    sample: true,
  },
];
