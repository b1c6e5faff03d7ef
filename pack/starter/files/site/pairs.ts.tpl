import type { PairRecord } from '#core/schemas/pairs.ts';
import type { Material, Place, Sign } from './surfaces.ts';

/** Every picture of the site: one thing before the work and after it, as `name-before` and `name-after` in `site/media/`, or one picture alone. */
export const pairs = {
  work: {
    surface: 'drawn sample',
    place: 'front',
    shows: [],
    before: 'Drawn sample: a house front before the work',
    after: 'Drawn sample: the same house front after the work',
    caption: '[[Say what there is to see]]',
    sample: true,
  },
} as const satisfies Readonly<Record<string, PairRecord<Material, Place, Sign>>>;

export type PairName = keyof typeof pairs;
