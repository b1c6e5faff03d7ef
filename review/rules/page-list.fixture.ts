import { htmlAt } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'a file is left over from an earlier build',
    damage: (site, path) => void site.html.set('old-page.html', htmlAt(site, path)),
    foundAt: () => '/old-page.html',
  },
  {
    name: 'the error page was not written',
    damage: (site) => void site.html.delete('404.html'),
    foundAt: () => '/404',
  },
];
