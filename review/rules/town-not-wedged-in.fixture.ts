import { writeOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'the sentence is about any place',
    damage: (site, path) => writeOn(site, path, 'In these streets or anywhere, we knock first.'),
  },
];
