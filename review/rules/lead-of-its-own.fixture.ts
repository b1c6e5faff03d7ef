import { htmlAt, replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'the description is the first paragraph',
    damage: (site, path) => {
      const html = htmlAt(site, path);
      const [, description] = /name="description" content="([^"]*)"/.exec(html)!;
      const [, lead] = /<p class="lead">([^<]*)</.exec(html)!;
      replaceOn(site, path, [lead!, description!]);
    },
  },
];
