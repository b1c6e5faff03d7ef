import { replaceOn } from '../fixture-site.ts';
import type { SeededFault } from './fixture.ts';

const link =
  (href: string): SeededFault['damage'] =>
  (site, path) =>
    replaceOn(site, path, ['</main>', `<a href="${href}">Go</a></main>`]);

export const faults: readonly SeededFault[] = [
  { name: 'a link leads to no page', damage: link('/nowhere') },
  { name: 'a link has a trailing slash', damage: link('/areas-we-serve/') },
  { name: 'a link has no address', damage: link('') },
];
