import type { ReactNode } from 'react';
import { heroPortrait } from '#site/words/home.ts';
import { closeUps } from '../domain/pictures/close-ups.ts';
import { Picture } from '../ui/Picture.tsx';

const portrait = closeUps[heroPortrait];

interface AskedHeadingProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The heading of questions, beside the face of who answers them. */
export function AskedHeading({ id, children }: AskedHeadingProps) {
  return (
    <div className="asked">
      <h2 id={id}>{children}</h2>
      <figure>
        <Picture picture={portrait} sizes="4.5rem" />
        {portrait.sample && (
          <figcaption className="sample-note">Sample portrait.</figcaption>
        )}
      </figure>
    </div>
  );
}
