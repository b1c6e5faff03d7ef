import { writeOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'the moss goes away with us',
    damage: (site, path) => writeOn(site, path, 'The moss goes away with us.'),
  },
];
