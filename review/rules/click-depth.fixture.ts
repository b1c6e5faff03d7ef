import { unlink } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'a page of a town that the home page names is three clicks away',
    damage: (site, path) => unlink(site, path, [path.slice(0, path.lastIndexOf('/'))]),
  },
];
