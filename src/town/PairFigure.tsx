import type { Pair as PairOfPictures } from '../../core/domain/pictures/describe-pair.ts';
import { Pair } from '../ui/Pair.tsx';

const sizes = '(min-width: 48rem) 46rem, (max-width: 30rem) 40vw, 92vw';

/** A pair within a text, with its caption. */
export function PairFigure({ pair }: { readonly pair: PairOfPictures }) {
  return (
    <figure className="figure">
      <Pair pair={pair} sizes={sizes} />
      <figcaption>{pair.caption}</figcaption>
    </figure>
  );
}
