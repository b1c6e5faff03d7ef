import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const link =
  (href: string): SeededDamage['damage'] =>
  (site, path) =>
    replaceOn(site, path, ['</main>', `<a href="${href}">Go</a></main>`]);

export const faults: readonly SeededDamage[] = [
  { name: 'a link leads to an id the page lacks', damage: link('#nothing') },
  { name: 'a link leads to an id another page lacks', damage: link('/areas-we-serve#nothing') },
];
