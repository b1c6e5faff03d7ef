import { setConsent, useConsent } from '../analytics/consent.ts';
import { paths } from '../domain/routes.ts';
import { AppLink } from '../navigation/AppLink.tsx';

/** Asks for consent while none is stored. Absent from snapshots, since only the visitor's browser knows. */
export function CookieBanner() {
  if (useConsent() !== 'unset') return null;
  return (
    <section
      aria-label="Cookie consent"
      className="no-print fixed inset-x-0 bottom-0 z-50 border-t-4 border-sandstone bg-ink text-white shadow-lift"
    >
      <div className="mx-auto flex max-w-7xl flex-col gap-3 px-5 py-4 sm:px-8 md:flex-row md:items-center md:justify-between">
        <p className="text-[0.95rem] leading-snug">
          We use cookies for analytics, to see which pages help people. Nothing is set unless you accept. See our{' '}
          <AppLink to={paths.privacy} className="font-bold text-white underline underline-offset-4">
            privacy policy
          </AppLink>
          .
        </p>
        <div className="flex shrink-0 gap-3">
          <button
            type="button"
            className="button button-ghost min-h-11 grow px-5 py-2"
            onClick={() => setConsent('declined')}
          >
            Decline
          </button>
          <button
            type="button"
            className="button button-light min-h-11 grow px-5 py-2"
            onClick={() => setConsent('accepted')}
          >
            Accept
          </button>
        </div>
      </div>
    </section>
  );
}
