import { htmlAt, replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

/* Its links are one of several on the pages they lead to, so that those stay well linked. */
export const faults: readonly SeededDamage[] = [
  {
    name: 'the content holds no link',
    damage: (site, path) => {
      const list = /<ul><li><a href="\/devon.*?<\/ul>/s.exec(htmlAt(site, path))![0];
      replaceOn(site, path, [list, '']);
      replaceOn(site, path, ['<a href="/">Start</a>', 'Start']);
    },
  },
];
