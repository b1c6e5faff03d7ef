import { htmlAt, replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const title = /<title>(.*)<\/title>/;

export const faults: readonly SeededDamage[] = [
  {
    name: 'the title is that of the home page',
    damage: (site, path) => {
      // Where the place is known, the title would be found to lack it too.
      site.townFacts.delete(path);
      replaceOn(site, path, [title.exec(htmlAt(site, path))![1]!, title.exec(htmlAt(site, '/'))![1]!]);
    },
  },
];
