import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { paths } from '../../core/domain/pages.ts';
import { kinds } from '../support/kinds.ts';
import { arriveAt } from '../support/visits/controls.ts';
import { phone, shareVisit } from '../support/visitor.ts';

/* Other tests click. A finger sends touch events first, and cancelling those stops the click. */

/** Longer than browsers wait for the second half of a double tap. */
const DOUBLE_TAP_MS = 600;

const visitor = shareVisit({
  viewport: { ...phone, hasTouch: true },
  reducedMotion: true,
});

/** Taps the first element that matches, and waits until the page has been clicked there. */
async function tap(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const tapped = document.querySelector(wanted)!;
    // Clear of the bars at the top and bottom of the window.
    tapped.scrollIntoView({ block: 'center' });
    delete window.wasClicked;
    const note = ({ target }: Event) =>
      (window.wasClicked = tapped.contains(target as Element));
    addEventListener('click', note, { capture: true, once: true });
  }, selector);
  await page.tap(selector);
  await expect
    .poll(() => page.evaluate(() => window.wasClicked), { message: selector })
    .toBe(true);
}

declare global {
  interface Window {
    wasClicked?: boolean;
  }
}

test.each(kinds)(
  'on the %s page a tap opens the menu and a question, chooses an answer and follows a link',
  async (_kind, path) => {
    const { page, open } = visitor();
    await open(path);
    await tap(page, 'h1');
    // A second tap at the same place would be a double tap, which chooses nothing.
    await sleep(DOUBLE_TAP_MS);
    for (const [control, outcome] of [
      ['main summary', 'main details[open]'],
      ['main label:has([type=radio]:not(:checked))', 'main :checked'],
      ['header button', '#mobile-menu:popover-open'],
    ] as const) {
      if (!(await page.$(control))) continue;
      await tap(page, control);
      await page.waitForSelector(outcome);
    }
    await tap(page, `#mobile-menu a[href="${paths.guarantee}"]`);
    await arriveAt(page, paths.guarantee);
  },
);
