import { fixtureServicePaths, htmlAt, replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const text = /<p>([^<]*)<\/p>/;
const wordsOf = (html: string) => (text.exec(html)?.[1] ?? '').split(' ');

/** Words taken from each of a few other pages: too few to be like any of them. */
const TAKEN = 60;
const PAGES = 7;

export const faults: readonly SeededDamage[] = [
  {
    name: 'the text is put together from many pages',
    damage: (site, path) => {
      const own = wordsOf(htmlAt(site, path));
      const others = fixtureServicePaths.filter((other) => other !== path).slice(0, PAGES);
      const taken = others.flatMap((other) => wordsOf(htmlAt(site, other)).slice(0, TAKEN));
      replaceOn(site, path, [own.join(' '), [...taken, ...own.slice(taken.length)].join(' ')]);
    },
  },
];
