import { htmlAt, replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const description = /name="description" content="([^"]*)"/;

export const faults: readonly SeededDamage[] = [
  {
    name: 'the description is that of the home page',
    damage: (site, path) =>
      replaceOn(site, path, [description.exec(htmlAt(site, path))![1]!, description.exec(htmlAt(site, '/'))![1]!]),
  },
];
