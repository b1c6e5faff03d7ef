import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const write =
  (text: string): SeededDamage['damage'] =>
  (site, path) =>
    replaceOn(site, path, ['</main>', `<p>${text}</p></main>`]);

export const faults: readonly SeededDamage[] = [
  { name: 'a town with a vowel has the short article', damage: write('Keeping a Exeter patio clean.') },
  { name: 'a town without a vowel has the long article', damage: write('Keeping an Totnes patio clean.') },
];
