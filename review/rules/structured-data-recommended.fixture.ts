import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'the business has no telephone',
    damage: (site, path) => replaceOn(site, path, ['"telephone":"+447700900382",', '']),
  },
  {
    name: 'the service does not say where',
    damage: (site, path) => replaceOn(site, path, [',"areaServed":"Devon"}', '}']),
  },
];
