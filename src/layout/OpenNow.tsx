import { useEffect } from 'react';
import { hours } from '#site/hours.ts';
import { openingState } from '../domain/opening-hours.ts';

const CHECK_MS = 60_000;

/**
 * Shows whether we are open, by the visitor's clock. The text is a CSS variable and not markup,
 * which was built at another time and must be the same when it hydrates.
 */
export function OpenNow() {
  useEffect(() => {
    const update = () =>
      document.documentElement.style.setProperty(
        '--open-now',
        `"${openingState(hours, new Date())}"`,
      );
    update();
    const timer = setInterval(update, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return <span className="open-now js-only no-print" />;
}
