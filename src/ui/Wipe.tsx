import { pictures } from '../domain/pictures/pictures.ts';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { PictureName } from '#site/words/picture-texts.ts';
import { Picture } from './Picture.tsx';

interface WipeProps {
  /** Left out, the other picture is shown alone. */
  readonly before?: PictureName | undefined;
  readonly after: PictureName;
  /** What is compared; part of the slider's name. */
  readonly label: string;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly className?: string;
}

/** Percent. Also in the class: the policy allows no style attributes in served HTML. */
const START = 50;

/** Percent that an arrow key moves the edge. */
const keySteps: Readonly<Record<string, number | undefined>> = {
  ArrowLeft: -5,
  ArrowRight: 5,
};

/** Percent. A part narrower than this has no room for its label. */
const LABEL_ROOM = 20;

/**
 * A before and after comparison with an edge to drag, by mouse, touch or arrow keys. Without script
 * the edge is in the middle.
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
  // It may have been dragged before hydration.
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
          const step = keySteps[event.key];
          if (step === undefined) return;
          event.preventDefault();
          setEdge(Math.min(100, Math.max(0, edge + step)));
        }}
        aria-label={`Compare before and after: ${label}`}
        aria-valuetext={`${edge}% before, ${100 - edge}% after`}
        className="js-only absolute inset-0 h-full w-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}
