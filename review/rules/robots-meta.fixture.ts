import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const say =
  (content: string): SeededDamage['damage'] =>
  (site, path) =>
    replaceOn(site, path, ['content="index, follow"', `content="${content}"`]);

export const faults: readonly SeededDamage[] = [
  { name: 'a directive does not exist', damage: say('index, folow') },
  { name: 'the directives contradict each other', damage: say('index, follow, nofollow') },
  {
    name: 'there are two robots tags',
    damage: (site, path) => replaceOn(site, path, ['<meta charset', '<meta name="robots" content="all"><meta charset']),
  },
  {
    name: 'the error page may be indexed',
    damage: (site) => replaceOn(site, '/404', ['noindex, follow', 'index, follow']),
    foundAt: () => '/404',
  },
];
