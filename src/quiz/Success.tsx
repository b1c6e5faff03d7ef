import { business } from '../../site/business.ts';
import { promises } from '../../site/promises.ts';
import { PhoneLink } from '../layout/PhoneLink.tsx';

/** Shown once the request was accepted. */
export function Success({ onRestart }: { readonly onRestart: () => void }) {
  return (
    <div className="rounded-card border border-line bg-white p-6 shadow-lift sm:p-10" role="status">
      <div className="mb-6 h-4 rounded-full bg-sand" aria-hidden="true" />
      <h2 data-step-title tabIndex={-1}>
        Thank You!
      </h2>
      <p className="lede mt-3">
        We have your request and will contact you within {promises.reply} to arrange your free site visit.
      </p>
      <p className="mt-3">
        In a hurry? Call{' '}
        <PhoneLink label="quiz_success" className="text-link">
          {business.phone}
        </PhoneLink>
        , {business.openingHours.text}.
      </p>
      <button type="button" className="button button-line mt-6" onClick={onRestart}>
        Submit Another Request
      </button>
    </div>
  );
}
