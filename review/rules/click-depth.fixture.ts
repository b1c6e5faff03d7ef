import { unlink } from '../fixture-site.ts';
import type { SeededFault } from './fixture.ts';

export const faults: readonly SeededFault[] = [
  {
    name: 'the page is four clicks away',
    damage: (site, path) => unlink(site, path, [path.slice(0, path.lastIndexOf('/'))]),
  },
];
