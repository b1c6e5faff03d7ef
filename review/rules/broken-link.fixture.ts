import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const link =
  (href: string): SeededDamage['damage'] =>
  (site, path) =>
    replaceOn(site, path, ['</main>', `<a href="${href}">Go</a></main>`]);

export const faults: readonly SeededDamage[] = [
  { name: 'a link leads to no page', damage: link('/nowhere') },
  { name: 'a link has a trailing slash', damage: link('/areas-we-serve/') },
  { name: 'a link has no address', damage: link('') },
];
