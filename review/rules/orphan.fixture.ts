import { linkingTo, unlink } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  { name: 'nobody links to the page', damage: (site, path) => unlink(site, path, linkingTo(site, path)) },
];
