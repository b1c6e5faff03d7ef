import { pictures } from '../domain/pictures/pictures.ts';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { PictureName } from '#site/words/picture-texts.ts';
import { Picture } from './Picture.tsx';

interface WipeProps {
  /** Without it the other is shown alone. */
  readonly before?: PictureName | undefined;
  readonly after: PictureName;
  /** What is compared, for the control's name. */
  readonly label: string;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly className?: string;
}

/** The class has it, too: the site's policy allows no style attribute in what is served. */
const START = 50;

/** Percent that an arrow key moves the edge by. */
const KEY_STEP = 5;

/** Percent of the picture that a label takes: a half narrower than this has none. */
const LABEL_ROOM = 20;

/**
 * Before and after on one spot, or the one picture that there is. The edge between them drags by mouse, touch or arrow keys; without
 * script it stands at the middle.
 */
export function Wipe({
  before,
  after,
  label,
  sizes,
  eager,
  className = '',
}: WipeProps) {
  const [edge, setEdge] = useState(START);
  const range = useRef<HTMLInputElement>(null);
  // It may have been dragged before the page was hydrated.
  useEffect(() => setEdge(Number(range.current?.value ?? START)), []);
  const show = (name: PictureName) => (
    <Picture
      picture={pictures[name]}
      sizes={sizes}
      eager={eager}
      className="block size-full object-cover"
    />
  );
  if (before === undefined)
    return <div className={`overflow-hidden ${className}`}>{show(after)}</div>;
  return (
    <div
      className={`wipe group overflow-hidden bg-slate [--edge:50%] ${className}`}
      style={
        edge === START ? undefined : ({ '--edge': `${edge}%` } as CSSProperties)
      }
    >
      {show(after)}
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--edge))_0_0)]">
        {show(before)}
      </div>
      <span className="wipe-label left-3" hidden={edge < LABEL_ROOM}>
        BEFORE
      </span>
      <span className="wipe-label right-3" hidden={edge > 100 - LABEL_ROOM}>
        AFTER
      </span>
      <div className="pointer-events-none absolute inset-y-0 left-(--edge) w-1 -translate-x-1/2 bg-sand shadow-[0_0_0_1px_--alpha(var(--color-ink)_/_35%)]">
        <span className="wipe-handle js-only absolute top-1/2 left-1/2 grid size-12 -translate-1/2 place-items-center rounded-full border-2 border-ink/20 bg-white text-ink shadow-lift group-has-focus-visible:outline-3 group-has-focus-visible:outline-ink">
          <svg
            viewBox="0 0 24 24"
            className="size-6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="m9 6-6 6 6 6M15 6l6 6-6 6" />
          </svg>
        </span>
      </div>
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
        aria-label={`Compare before and after: ${label}`}
        aria-valuetext={`${edge}% before, ${100 - edge}% after`}
        className="js-only absolute inset-0 h-full w-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}
