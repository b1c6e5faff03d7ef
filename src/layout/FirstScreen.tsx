import type { ReactNode } from 'react';
import type { Pair as PairOfPictures } from '../../core/domain/pictures/describe-pair.ts';
import { Pair } from '../ui/Pair.tsx';

interface FirstScreenProps {
  /** The h1. It breaks before ` in `, and elsewhere only if a part is too long for a line. */
  readonly title: string;
  /** The introduction below the heading. */
  readonly lede: string;
  readonly pair: PairOfPictures;
  /** Price and button, or several buttons and the text next to them. */
  readonly children: ReactNode;
}

/**
 * The pair is as wide as the window. Phones crop its sides, so a sharp picture needs a file wider
 * than the screen: 960 pixels at a device pixel ratio of 2 or 3.
 */
const sizes =
  '(min-width: 30rem) 100vw, (min-resolution: 2.5x) 82vw, (min-resolution: 2x) 123vw, 82vw';

/** The first screen of a page: a pair across the full width, and a panel at its foot. */
export function FirstScreen({ title, lede, pair, children }: FirstScreenProps) {
  return (
    <div className="first-screen">
      <Pair pair={pair} sizes={sizes} eager />
      <div className="panel">
        <div className="panel-words">
          <h1>
            {title.split(/ (?=in )/).flatMap((part) => [
              <span key={part} className="inline-block">
                {part}
              </span>,
              ' ',
            ])}
          </h1>
          <p className="lede">{lede}</p>
        </div>
        <div className="panel-price">{children}</div>
      </div>
    </div>
  );
}
