import { writeOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'the page says that people call',
    damage: (site, path) => writeOn(site, path, 'Most of the calls from here are about moss.'),
  },
];
