import { writeOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'the label’s words are missing',
    damage: (site, path) => writeOn(site, path, 'Biocide goes on first.'),
  },
  {
    name: 'it is called gentle',
    damage: (site, path) =>
      writeOn(
        site,
        path,
        'A gentle biocide goes on first. Use biocides safely. Always read the label and product information before use.',
      ),
  },
];
