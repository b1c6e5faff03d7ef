import { htmlAt, replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const redescribe =
  (make: (text: string) => string): SeededDamage['damage'] =>
  (site, path) => {
    const text = /name="description" content="([^"]*)"/.exec(htmlAt(site, path))![1]!;
    replaceOn(site, path, [text, make(text)]);
  };

export const faults: readonly SeededDamage[] = [
  { name: 'the description is too short', damage: redescribe((text) => text.slice(0, 60)) },
  { name: 'the description is too long', damage: redescribe((text) => `${text} ${text}`) },
  {
    name: 'the description is missing',
    damage: (site, path) => {
      const text = /name="description" content="([^"]*)"/.exec(htmlAt(site, path))![1]!;
      replaceOn(site, path, ['<meta name="description"', '<meta name="keywords"']);
      replaceOn(site, path, [`,"description":"${text}"`, '']);
    },
  },
];
