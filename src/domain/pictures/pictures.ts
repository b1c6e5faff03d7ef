import { pairs as records, type PairName } from '#site/pairs.ts';
import type { PairRecord } from '../../../pack/schemas/pairs.ts';
import { describePair, type Pair } from './describe-pair.ts';

/** Every picture of the site, by the names of `site/pairs.ts`. */
export const pairs = Object.fromEntries(
  Object.entries<PairRecord>(records).map(([name, record]) => [
    name,
    describePair({ name: name as PairName, ...record }),
  ]),
) as Readonly<Record<PairName, Pair>>;
