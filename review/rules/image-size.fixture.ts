import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  { name: 'a picture has no height', damage: (site, path) => replaceOn(site, path, [' height="480"', '']) },
  {
    name: 'a width is no number of pixels',
    damage: (site, path) => replaceOn(site, path, ['width="640"', 'width="100%"']),
  },
];
