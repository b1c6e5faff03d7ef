import { hours } from '#site/hours.ts';
import { openingState } from '../domain/opening-hours.ts';

const CHECK_MS = 60_000;

/**
 * Says on every page whether we are open, by the visitor's clock, from the first paint on. The text
 * is a CSS variable and not markup, which was built at another time and must be the same when it
 * hydrates.
 */
export function keepOpenNow(): void {
  const update = () =>
    document.documentElement.style.setProperty(
      '--open-now',
      `"${openingState(hours, new Date())}"`,
    );
  update();
  setInterval(update, CHECK_MS);
}
