import { htmlAt, replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'the page has little text',
    damage: (site, path) => {
      const text = /<p>([^<]*)<\/p>/.exec(htmlAt(site, path))![1]!;
      replaceOn(site, path, [text, text.split(' ').slice(0, 300).join(' ')]);
    },
  },
];
