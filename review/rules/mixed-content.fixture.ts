import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'a script comes without encryption',
    damage: (site, path) =>
      replaceOn(site, path, ['</main>', '<script src="http://cdn.example/a.js"></script></main>']),
  },
  {
    name: 'a link to ourselves is not encrypted',
    damage: (site, path) => replaceOn(site, path, ['</main>', '<a href="http://fixture.example/">Home</a></main>']),
  },
];
