import type { ReactNode } from 'react';

interface SplitHeroProps {
  readonly title: string;
  readonly lede: string;
  /** A picture, comparison or map that fills its half. */
  readonly media: ReactNode;
  /** Whether the picture is a sample, not the business's own work. */
  readonly isSample?: boolean;
  /** Content below the buttons. */
  readonly below?: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
}

/** `sizes` of the hero's picture. */
export const heroSizes = '(min-width: 64rem) 52vw, 100vw';

/** `sizes` for a lighter file on phones: 640 pixels look the same at 390. */
export const lightHeroSizes =
  '(min-width: 64rem) 52vw, (max-width: 30rem) 54vw, 100vw';

/** The top of a page with a picture: text on one side, the picture on the other, up to the edge. */
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
