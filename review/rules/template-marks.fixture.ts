import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const write =
  (text: string): SeededDamage['damage'] =>
  (site, path) =>
    replaceOn(site, path, ['</main>', `<p>${text}</p></main>`]);

export const faults: readonly SeededDamage[] = [
  { name: 'a template mark is left', damage: write('We clean in {{town}}.') },
  { name: 'a value was undefined', damage: write('We clean in undefined.') },
  { name: 'an object was printed', damage: write('Ask [object Object] for a quote.') },
  {
    name: 'a mark of the page frame is left',
    damage: (site, path) => replaceOn(site, path, ['</main>', '<!--page-root--></main>']),
  },
];
