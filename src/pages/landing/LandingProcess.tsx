import type { SurfaceFigure as Figure } from '../../../site/words/surface-figures.ts';
import type { LandingPageCopy } from '../../domain/landing-page-copy.ts';
import { SurfaceFigure } from '../../town/SurfaceFigure.tsx';

interface LandingProcessProps {
  readonly steps: LandingPageCopy['process'];
  readonly figures: readonly Figure[];
}

/** How the job goes: its steps in order, with pictures of the surface under them. */
export function LandingProcess({ steps, figures }: LandingProcessProps) {
  return (
    <section className="section border-y border-line bg-foam" aria-labelledby="process">
      <div className="wrap">
        <h2 id="process" className="mb-8">
          How the job goes
        </h2>
        <ol className="steps md:grid-cols-2">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          {figures.map((figure) => (
            <SurfaceFigure key={figure.caption} figure={figure} />
          ))}
        </div>
      </div>
    </section>
  );
}
