import { hours } from '#site/hours.ts';
import { openingState } from '../../core/domain/opening-hours.ts';

/*
 * Shows on every page whether the business is open, by the visitor's clock, without waiting for the
 * application. The text is a CSS variable, since hydration needs the same markup as the build's.
 */

const CHECK_MS = 60_000;

/** A rule for `.open-now` alone: a variable on `<html>` would restyle every element. */
const sheet = new CSSStyleSheet();

function update(): void {
  const text = openingState(hours, new Date());
  sheet.replaceSync(`.open-now { --open-now: "${text}"; }`);
}

document.adoptedStyleSheets.push(sheet);
update();
setInterval(update, CHECK_MS);
