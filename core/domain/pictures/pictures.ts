import { pairs as records, type PairName } from '#site/pairs.ts';
import type { PairRecord } from '../../schemas/pairs.ts';
import { describePair, type Pair } from './describe-pair.ts';

/** Every pair of pictures on the site, by its name in `site/pairs.ts`. */
export const pairs = Object.fromEntries(
  Object.entries<PairRecord>(records).map(([name, record]) => [
    name,
    describePair({ name: name as PairName, ...record }),
  ]),
) as Readonly<Record<PairName, Pair>>;
