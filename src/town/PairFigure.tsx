import { pairs } from '../domain/pictures/pictures.ts';
import type { PairName } from '#site/pairs.ts';
import { Pair } from '../ui/Pair.tsx';

const sizes = '(min-width: 48rem) 46rem, (max-width: 30rem) 82vw, 92vw';

/** A pair within a text, with what there is to know of it. */
export function PairFigure({ name }: { readonly name: PairName }) {
  const pair = pairs[name];
  return (
    <figure className="figure">
      <Pair pair={pair} sizes={sizes} />
      <figcaption>
        {pair.caption}{' '}
        {pair.sample && <span className="sample-chip">Sample picture</span>}
      </figcaption>
    </figure>
  );
}
