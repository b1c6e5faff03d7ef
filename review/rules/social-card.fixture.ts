import { fixtureSiteUrl } from '../fixture-page.ts';
import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  { name: 'the card has no title', damage: (site, path) => replaceOn(site, path, ['og:title', 'og:headline']) },
  {
    name: 'og:url is another page',
    damage: (site, path) =>
      replaceOn(site, path, [`"og:url" content="${fixtureSiteUrl}${path}"`, `"og:url" content="${fixtureSiteUrl}/"`]),
  },
  {
    name: 'the picture has a relative address',
    damage: (site, path) => replaceOn(site, path, [`"og:image" content="${fixtureSiteUrl}/`, '"og:image" content="/']),
  },
];
