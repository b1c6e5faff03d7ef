import { replaceOn, unlink, linkingTo } from '../fixture-site.ts';
import { paths } from '../../src/domain/routes.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'a page is taken out of the site map and every list, and one link is forgotten',
    damage: (site, path) => {
      replaceOn(site, path, ['content="index, follow"', 'content="noindex, follow"']);
      site.sitemap = site.sitemap!.replace(new RegExp(`<url><loc>[^<]*${path}</loc></url>`), '');
      unlink(
        site,
        path,
        linkingTo(site, path).filter((from) => from !== paths.town(path.split('/')[2]!)),
      );
    },
    foundAt: (path) => paths.town(path.split('/')[2]!),
  },
];
