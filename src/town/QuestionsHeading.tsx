import type { ReactNode } from 'react';
import { heroPortrait } from '#site/words/home.ts';
import { closeUps } from '../domain/pictures/close-ups.ts';
import { Picture } from '../ui/Picture.tsx';

const portrait = closeUps[heroPortrait];

interface QuestionsHeadingProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A heading for questions, with a portrait of the person who answers them. */
export function QuestionsHeading({ id, children }: QuestionsHeadingProps) {
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
