import { hours } from '#site/hours.ts';
import { openingState } from '../domain/opening-hours.ts';

/*
 * Says on every page whether we are open, by the visitor's clock, without waiting for the
 * application. The text is a CSS variable, since markup must be the same on hydration as when it
 * was built.
 */

const CHECK_MS = 60_000;

function update(): void {
  document.documentElement.style.setProperty(
    '--open-now',
    `"${openingState(hours, new Date())}"`,
  );
}

update();
setInterval(update, CHECK_MS);
