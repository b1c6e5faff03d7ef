import { fixtureSiteUrl } from '../fixture-page.ts';
import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

/* og:url follows along: that it agrees is another rule. */
const point =
  (to: (path: string) => string): SeededDamage['damage'] =>
  (site, path) => {
    replaceOn(site, path, [
      `<link rel="canonical" href="${fixtureSiteUrl}${path}">`,
      `<link rel="canonical" href="${to(path)}">`,
    ]);
    replaceOn(site, path, [`"og:url" content="${fixtureSiteUrl}${path}"`, `"og:url" content="${to(path)}"`]);
  };

export const faults: readonly SeededDamage[] = [
  { name: 'the canonical address has a trailing slash', damage: point((path) => `${fixtureSiteUrl}${path}/`) },
  { name: 'the canonical address is another page', damage: point(() => `${fixtureSiteUrl}/areas-we-serve`) },
  { name: 'the canonical address is relative', damage: point((path) => path) },
  {
    name: 'there are two canonical links',
    damage: (site, path) =>
      replaceOn(site, path, ['<meta charset', `<link rel="canonical" href="${fixtureSiteUrl}/"><meta charset`]),
  },
];
