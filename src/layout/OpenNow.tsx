import { useEffect } from 'react';
import { business } from '../../site/business.ts';
import { openingState } from './opening-state.ts';

const CHECK_MS = 60_000;

/**
 * Says whether we are open, by the visitor's clock and as a style: the page was built at another time, so its markup says nothing
 * of it, and is still the same when the script has come.
 */
export function OpenNow() {
  useEffect(() => {
    const tell = () => {
      const words = openingState(business.openingHours, new Date());
      document.documentElement.style.setProperty('--open-now', JSON.stringify(words));
    };
    tell();
    const timer = setInterval(tell, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return <span className="open-now js-only no-print" />;
}
