import { replaceOn } from '../fixture-site.ts';
import type { SeededFault } from './fixture.ts';

const link =
  (href: string): SeededFault['damage'] =>
  (site, path) =>
    replaceOn(site, path, ['</main>', `<a href="${href}">Go</a></main>`]);

export const faults: readonly SeededFault[] = [
  { name: 'a link leads to an id the page lacks', damage: link('#nothing') },
  { name: 'a link leads to an id another page lacks', damage: link('/areas-we-serve#nothing') },
];
