import {
  buttonThatAsked,
  setConsent,
  useAsksForConsent,
} from '../analytics/consent.ts';
import { paths } from '../../core/domain/pages.ts';
import { AppLink } from '../ui/AppLink.tsx';

const choices = [
  { label: 'Decline', consent: 'declined' },
  { label: 'Accept', consent: 'accepted' },
] as const;

/** Asks for consent until a choice is made. Not in snapshots, which cannot know the choice. */
export function CookieBanner() {
  const asks = useAsksForConsent();
  // Always rendered, since adding an element later would restyle the whole page.
  return <div className="cookie-place">{asks && <Banner />}</div>;
}

/**
 * The banner comes early in tab order. It sticks to the window's lower edge, but at the end of the
 * page it sits below the footer instead of covering it.
 */
function Banner() {
  return (
    <section aria-label="Cookie consent" className="cookie-banner no-print">
      <div className="cookie-words">
        <p className="min-w-36 flex-1 text-sm leading-snug">
          We use cookies for analytics. None is set unless you accept. See our{' '}
          <AppLink
            to={paths.privacy}
            className="font-bold text-white underline underline-offset-4"
          >
            privacy policy
          </AppLink>
          .
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-2">
          {choices.map(({ label, consent }) => (
            <button
              key={label}
              type="button"
              className="button button-light min-h-11 px-3 py-2 text-sm sm:px-5"
              onClick={() => {
                // The focused button is about to disappear.
                const next =
                  buttonThatAsked() ?? document.getElementById('main');
                next?.focus({ preventScroll: true });
                setConsent(consent);
              }}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
