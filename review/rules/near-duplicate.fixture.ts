import { htmlAt, replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const text = /<p>([^<]*)<\/p>/;

export const faults: readonly SeededDamage[] = [
  {
    name: 'a third of the text is that of another town',
    damage: (site, path) => {
      const other = text.exec(
        htmlAt(site, path.replace(/^\/devon\/[^/]+/, path.includes('exeter') ? '/devon/seaton' : '/devon/exeter')),
      )![1]!;
      const own = text.exec(htmlAt(site, path))![1]!;
      replaceOn(site, path, [own, [...own.split(' ').slice(160), ...other.split(' ').slice(0, 160)].join(' ')]);
    },
    foundAt: (path) => (path.includes('exeter') ? path : path.replace(/^\/devon\/[^/]+/, '/devon/exeter')),
  },
];
