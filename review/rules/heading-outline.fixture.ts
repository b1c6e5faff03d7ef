import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  { name: 'a level is skipped', damage: (site, path) => replaceOn(site, path, ['h2>', 'h3>']) },
  { name: 'there are two main headings', damage: (site, path) => replaceOn(site, path, ['h2>', 'h1>']) },
  { name: 'a heading is empty', damage: (site, path) => replaceOn(site, path, ['<h2>', '<h2></h2><h2>']) },
];
