import { replaceOn } from '../fixture-site.ts';
import type { SeededFault } from './fixture.ts';

export const faults: readonly SeededFault[] = [
  {
    name: 'the business has no telephone',
    damage: (site, path) => replaceOn(site, path, ['"telephone":"+447700900382",', '']),
  },
  {
    name: 'the service does not say where',
    damage: (site, path) => replaceOn(site, path, [',"areaServed":"Devon"}', '}']),
  },
];
