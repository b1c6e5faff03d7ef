import type { Badge } from '#pack/schemas/badges.ts';

export const badges: readonly Badge[] = [
  {
    name: 'Sample of a certificate: insurance',
    src: %{stays}'/badges/insurance.svg',
    width: %{stays}240,
    height: %{stays}240,
    sample: true,
  },
];
