import { replaceOn } from '../fixture-site.ts';
import type { SeededFault } from './fixture.ts';

export const faults: readonly SeededFault[] = [
  { name: 'a level is skipped', damage: (site, path) => replaceOn(site, path, ['h2>', 'h3>']) },
  { name: 'there are two main headings', damage: (site, path) => replaceOn(site, path, ['h2>', 'h1>']) },
  { name: 'a heading is empty', damage: (site, path) => replaceOn(site, path, ['<h2>', '<h2></h2><h2>']) },
];
