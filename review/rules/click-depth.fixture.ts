import { unlink } from '../fixture-site.ts';
import type { SeededFault } from './fixture.ts';

export const faults: readonly SeededFault[] = [
  {
    name: 'a page of a top town is three clicks away',
    damage: (site, path) => unlink(site, path, [path.slice(0, path.lastIndexOf('/'))]),
  },
];
