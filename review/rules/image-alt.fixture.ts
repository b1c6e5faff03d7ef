import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  { name: 'a picture has no alt text', damage: (site, path) => replaceOn(site, path, [' alt="A clean terrace"', '']) },
  {
    name: 'the alt text is a file name',
    damage: (site, path) => replaceOn(site, path, ['alt="A clean terrace"', 'alt="IMG_2041.jpg"']),
  },
];
