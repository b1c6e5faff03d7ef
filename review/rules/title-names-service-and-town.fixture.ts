import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'the title lacks the service',
    damage: (site, path) => {
      const { term, town } = site.townFacts.get(path)!;
      replaceOn(site, path, [`${term} around ${town} | Fixture`, `We work everywhere around ${town} | Fixture`]);
    },
  },
  {
    name: 'the title lacks the town',
    damage: (site, path) => {
      const { term, town } = site.townFacts.get(path)!;
      replaceOn(site, path, [`${term} around ${town} | Fixture`, `${term} around where you live | Fixture`]);
    },
  },
];
