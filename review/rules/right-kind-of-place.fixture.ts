import { learnOf, writeOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'a village is called a town',
    damage: (site, path) => {
      learnOf(site, path, { type: 'village' });
      writeOn(site, path, 'It stands on the far side of town.');
    },
  },
  {
    name: 'a town is called a village',
    damage: (site, path) => {
      learnOf(site, path, { type: 'town' });
      writeOn(site, path, 'This village is steep.');
    },
  },
];
