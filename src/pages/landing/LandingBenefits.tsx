import type { CloseUpName } from '../../../site/words/close-up-texts.ts';
import type { SurfaceFigure as Figure } from '../../pack-types/pictures.ts';
import { SurfaceFigure } from '../../town/SurfaceFigure.tsx';
import type { LandingPageCopy } from '../../pack-types/landing-page-copy.ts';

interface LandingBenefitsProps extends Pick<LandingPageCopy, 'benefits'> {
  readonly figure: Figure<CloseUpName> | undefined;
}

/** What the customer gets, under a picture, as a list that can be ticked off. */
export function LandingBenefits({ benefits, figure }: LandingBenefitsProps) {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="mb-5">
        What you get
      </h2>
      {figure && <SurfaceFigure figure={figure} />}
      <ul className="tick-list mt-6">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <strong className="font-display text-lg">{title}.</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
