import { writeOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'the weather is a chorus',
    damage: (site, path) => writeOn(site, path, 'There is the wind off the water. There is rain from the west.'),
  },
];
