import type { LandingPageCopy } from '../../domain/landing-page-copy.ts';

/** What the customer gets, as a list that can be ticked off. */
export function LandingBenefits({ benefits }: Pick<LandingPageCopy, 'benefits'>) {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="mb-5">
        What you get
      </h2>
      <ul className="tick-list">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <strong className="font-display text-lg">{title}.</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
