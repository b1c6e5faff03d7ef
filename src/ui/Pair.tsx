import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type {
  DescribedPicture,
  Pair as PairOfPictures,
} from '../../core/domain/pictures/describe-pair.ts';
import { Picture, PicturePreload } from './Picture.tsx';

interface PairProps {
  readonly pair: PairOfPictures;
  /** The `sizes` attribute of both pictures. */
  readonly sizes: string;
  /** Whether the pair is in view when the page opens, and so loads at once. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** Initial position of the line in percent, as in the style sheet. */
const START = 50;

/** Percent that an arrow key moves the line. */
const KEY_STEP = 5;

/** Percent of the width that a label needs. A label is hidden while its picture shows less. */
const LABEL_ROOM = 20;

/**
 * A surface before and after, with a line to drag by mouse, touch or arrow keys. A pair without a
 * before picture shows only the after picture.
 */
export function Pair({
  pair: { surface, before, after, sample },
  sizes,
  eager = false,
  className = '',
}: PairProps) {
  const show = (picture: DescribedPicture) => (
    <>
      {eager && <PicturePreload picture={picture} sizes={sizes} />}
      <Picture picture={picture} sizes={sizes} eager={eager} />
    </>
  );
  const chip = sample && <span className="pair-label pair-sample">SAMPLE</span>;
  if (!before)
    return (
      <div className={`pair ${className}`}>
        {show(after)}
        {chip}
      </div>
    );
  return (
    <Comparison surface={surface} className={className}>
      <div className="pair-before">{show(before)}</div>
      {show(after)}
      {chip}
    </Comparison>
  );
}

interface ComparisonProps {
  readonly surface: string;
  readonly className: string;
  readonly children: React.ReactNode;
}

/** Two pictures with the line and its control. */
function Comparison({ surface, className, children }: ComparisonProps) {
  const [edge, setEdge] = useState(START);
  const range = useRef<HTMLInputElement>(null);
  // The visitor may have moved the line before hydration.
  useEffect(() => setEdge(Number(range.current?.value ?? START)), []);
  return (
    <div
      className={`pair ${className}`}
      style={
        edge === START ? undefined : ({ '--edge': `${edge}%` } as CSSProperties)
      }
    >
      {children}
      <span
        className="pair-label left-(--pair-gutter)"
        hidden={edge < LABEL_ROOM}
      >
        BEFORE
      </span>
      <span
        className="pair-label right-(--pair-gutter)"
        hidden={edge > 100 - LABEL_ROOM}
      >
        AFTER
      </span>
      <input
        ref={range}
        type="range"
        min={0}
        max={100}
        value={edge}
        onChange={(event) => setEdge(Number(event.target.value))}
        onKeyDown={(event) => {
          const way = ['ArrowLeft', '', 'ArrowRight'].indexOf(event.key) - 1;
          if (Math.abs(way) !== 1) return;
          event.preventDefault();
          setEdge(Math.min(100, Math.max(0, edge + way * KEY_STEP)));
        }}
        aria-label={`Compare before and after: ${surface}`}
        aria-valuetext={`${edge}% before, ${100 - edge}% after`}
        className="js-only"
      />
      <div className="pair-line">
        <span className="pair-handle js-only">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m9 6-6 6 6 6M15 6l6 6-6 6" />
          </svg>
        </span>
      </div>
    </div>
  );
}
