import { replaceOn } from '../fixture-site.ts';
import type { SeededFault } from './fixture.ts';

const write =
  (text: string): SeededFault['damage'] =>
  (site, path) =>
    replaceOn(site, path, ['</main>', `<p>${text}</p></main>`]);

export const faults: readonly SeededFault[] = [
  { name: 'a town with a vowel has the short article', damage: write('Keeping a Exeter patio clean.') },
  { name: 'a town without a vowel has the long article', damage: write('Keeping an Totnes patio clean.') },
];
