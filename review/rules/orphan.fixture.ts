import { linkingTo, unlink } from '../fixture-site.ts';
import type { SeededFault } from './fixture.ts';

export const faults: readonly SeededFault[] = [
  { name: 'nobody links to the page', damage: (site, path) => unlink(site, path, linkingTo(site, path)) },
];
