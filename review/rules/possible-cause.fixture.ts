import { learnOf, writeOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'gulls are blamed on the wind',
    damage: (site, path) => {
      learnOf(site, path, { issues: [{ text: 'droppings on ledges', cause: 'birds' }] });
      writeOn(site, path, 'For droppings on ledges blame the wind off the water.');
    },
  },
  {
    name: 'the town’s profile lists traffic as weather',
    damage: (site, path) => learnOf(site, path, { issues: [{ text: 'traffic grime', cause: 'weather' }] }),
  },
];
