import type { Badge } from '#core/schemas/badges.ts';
export const badges: readonly Badge[] = [
  {
    name: 'Sample certificate: public liability insurance',
    src: '/badges/insurance.svg',
    width: 240,
    height: 240,
    sample: true,
  },
  {
    name: 'Sample certificate: working at height',
    src: '/badges/working-at-height.svg',
    width: 240,
    height: 240,
    sample: true,
  },
  {
    name: 'Sample certificate: safe use of biocides',
    src: '/badges/biocides.svg',
    width: 240,
    height: 240,
    sample: true,
  },
];
