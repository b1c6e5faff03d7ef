import { paths } from '../../src/domain/routes.ts';
import { linkingTo, unlink, type FixtureSite } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

/** Leaves the page the link from its hub and so many others. */
function leave(others: number, site: FixtureSite, path: string): void {
  const hub = path.slice(0, path.lastIndexOf('/'));
  const from = linkingTo(site, path).filter((page) => page !== hub);
  unlink(site, path, from.slice(others));
}

export const faults: readonly SeededDamage[] = [
  { name: 'only its hub and one other page link to the page', damage: (site, path) => leave(1, site, path) },
  { name: 'five pages link to the page where six could', damage: (site, path) => leave(4, site, path) },
  {
    name: 'five pages link to a page that is not a town’s',
    damage: (site) => unlink(site, paths.areas, linkingTo(site, paths.areas).slice(5)),
    foundAt: () => paths.areas,
  },
];
