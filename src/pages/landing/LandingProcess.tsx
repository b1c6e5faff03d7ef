import type { CloseUpName } from '../../../site/words/close-up-texts.ts';
import type { SurfaceFigure as Figure } from '../../pack-types/pictures.ts';
import type { LandingPageCopy } from '../../pack-types/landing-page-copy.ts';
import { SurfaceFigure } from '../../town/SurfaceFigure.tsx';

interface LandingProcessProps {
  readonly steps: LandingPageCopy['process'];
  readonly figures: readonly Figure<CloseUpName>[];
}

/** How the job goes: pictures of the surface, then its steps in order. */
export function LandingProcess({ steps, figures }: LandingProcessProps) {
  return (
    <section className="border-y border-line bg-foam py-8 sm:py-20" aria-labelledby="process">
      <div className="wrap">
        <div className="mb-6 max-w-3xl [&>.figure]:mt-0">
          {figures.map((figure) => (
            <SurfaceFigure key={figure.caption} figure={figure} />
          ))}
        </div>
        <h2 id="process" className="mb-5 sm:mb-8">
          How the job goes
        </h2>
        <ol className="steps max-sm:gap-5 md:grid-cols-2">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
