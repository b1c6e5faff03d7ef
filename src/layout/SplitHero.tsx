import type { ReactNode } from 'react';

interface SplitHeroProps {
  readonly title: string;
  readonly lede: string;
  /** A picture or a before/after wipe that fills its half; it runs to the edge of wide screens. */
  readonly media: ReactNode;
  /** The picture is none of the business's own work yet. */
  readonly isSample?: boolean;
  /** Lines beneath the buttons. */
  readonly below?: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
}

/** `sizes` of a picture inside the hero. */
export const heroSizes = '(min-width: 64rem) 52vw, 100vw';

/** The same where a phone's first load counts most: 640 pixels for 390 look the same in the hand. */
export const lightHeroSizes =
  '(min-width: 64rem) 52vw, (max-width: 30rem) 54vw, 100vw';

/** The opening of a page that shows its work: words on one side, the picture flush to the edge on the other, the strip beneath. */
export function SplitHero({
  title,
  lede,
  media,
  isSample,
  below,
  children,
}: SplitHeroProps) {
  return (
    <div className="bg-foam">
      <div className="split-hero">
        <div className="split-words">
          <h1>{title}</h1>
          <p className="lede mt-4 max-w-xl">{lede}</p>
          <div className="mt-6 flex flex-wrap gap-3">{children}</div>
          {below}
          {isSample && <p className="sample-note mt-4">Sample picture.</p>}
        </div>
        <div className="hero-media">{media}</div>
      </div>
      <div className="strip" aria-hidden="true" />
    </div>
  );
}
