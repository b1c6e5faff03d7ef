import { learnOf, writeOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'a wall is rinsed where biocide is left on',
    damage: (site, path) => {
      learnOf(site, path, { treatment: 'leave-on' });
      writeOn(site, path, 'Then comes a low-pressure rinse.');
    },
  },
  {
    name: 'a wall is left to the weather where it is rinsed',
    damage: (site, path) => {
      learnOf(site, path, { treatment: 'rinse' });
      writeOn(site, path, 'The rest is left to the weather.');
    },
  },
];
