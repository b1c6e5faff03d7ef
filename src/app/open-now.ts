import { hours } from '#site/hours.ts';
import { openingState } from '../domain/opening-hours.ts';

/*
 * Says on every page whether we are open, by the visitor's clock, without waiting for the
 * application. The text is a CSS variable, since markup must be the same on hydration as when it
 * was built.
 */

const CHECK_MS = 60_000;

/** All elements would inherit a variable of `<html>`, and get their styles computed anew. */
const sheet = new CSSStyleSheet();

function update(): void {
  const text = openingState(hours, new Date());
  sheet.replaceSync(`.open-now { --open-now: "${text}"; }`);
}

document.adoptedStyleSheets.push(sheet);
update();
setInterval(update, CHECK_MS);
