import { htmlAt, replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)![1]!;
const retitle =
  (to: string): SeededDamage['damage'] =>
  (site, path) => {
    // Where the place is known, the title would be found to lack it too.
    site.townFacts.delete(path);
    replaceOn(site, path, [titleOf(htmlAt(site, path)), to]);
  };

export const faults: readonly SeededDamage[] = [
  {
    name: 'the title is cut off after 60 characters',
    damage: retitle('Everything one could possibly want to know about cleaning slabs'),
  },
  { name: 'the title is short in characters but too wide', damage: retitle('WWWWWWWW MMMMMMMM WWWWWWWW MMMMMMMM') },
  { name: 'the title is too short', damage: retitle('Slabs') },
];
