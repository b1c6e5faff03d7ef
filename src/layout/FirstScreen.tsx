import type { ReactNode } from 'react';
import type { Pair as PairOfPictures } from '../domain/pictures/describe-pair.ts';
import { Pair } from '../ui/Pair.tsx';

interface FirstScreenProps {
  /** Breaks before its place, and not inside a service's name where that fits a line. */
  readonly title: string;
  /** The introduction below the heading. */
  readonly lede: string;
  readonly pair: PairOfPictures;
  /** Price and button, or several buttons and the text next to them. */
  readonly children: ReactNode;
}

/**
 * As wide as the window. A phone crops the sides, so a file wider than the screen is sharp: 960
 * pixels on phones of two and three pixels a point.
 */
const sizes =
  '(min-width: 30rem) 100vw, (min-resolution: 2.5x) 82vw, (min-resolution: 2x) 123vw, 82vw';

/** How a page opens: a pair from edge to edge, and a panel at its foot. */
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
