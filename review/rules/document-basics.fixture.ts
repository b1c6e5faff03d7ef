import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'the language is not given',
    damage: (site, path) => replaceOn(site, path, ['<html lang="en-GB">', '<html>']),
  },
  {
    name: 'people cannot zoom',
    damage: (site, path) => replaceOn(site, path, ['initial-scale=1', 'initial-scale=1, user-scalable=no']),
  },
  {
    name: 'an id occurs twice',
    damage: (site, path) => replaceOn(site, path, ['</main>', '<p id="main"></p></main>']),
  },
  {
    name: 'there are two titles',
    damage: (site, path) => replaceOn(site, path, ['</title>', '</title><title>Another title for the page</title>']),
  },
];
