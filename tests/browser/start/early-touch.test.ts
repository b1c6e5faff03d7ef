import { describe, expect, test } from 'vitest';
import { controls } from '../../support/visits/early-controls.ts';
import { compressedUrl, LOAD_LIMIT_MS, lines, slowLine, touch } from '../../support/visits/early-touch.ts';
import { slowPages } from '../../support/visits/slow-pages.ts';
import { isHydrated, phone, startBrowser, visit } from '../../support/visitor.ts';

/*
 * Whatever a visitor touches from the first paint on is done, however slow their line and phone. All combinations take
 * five minutes: EARLY_TOUCH=all runs them, otherwise each control is touched in two of them.
 */

startBrowser();

const delays = [0, 200, 500, 1000];
const slownesses = [4, 6];

const combinations = controls.flatMap((control) =>
  lines.flatMap((line) => slownesses.flatMap((cpu) => delays.map((delay) => ({ control, line, cpu, delay })))),
);
const perControl = combinations.length / controls.length;
/** Two of each control's sixteen, other ones for each. */
const sample = combinations.filter((_one, index) => {
  const [which, place] = [Math.floor(index / perControl), index % perControl];
  return place === (which * 5) % perControl || place === (which * 5 + 11) % perControl;
});

const chosen = process.env.EARLY_TOUCH === 'all' ? combinations : sample;

describe.each(slownesses)('nothing touched early is lost, CPU /%i:', (slowness) => {
  slowPages(slowness);
  // Side by side, since most of each is waiting for a slow line.
  test.concurrent.each(
    chosen
      .filter(({ cpu }) => cpu === slowness)
      .map((one) => ({ ...one, title: `${one.control.name}, ${one.delay} ms after paint, ${one.line.name}` })),
  )('$title', async ({ control, line, delay }) => {
    await visit({ viewport: phone, ...(control.consent === false ? {} : { consent: true }) }, async (visitor) => {
      const { page, complaints } = visitor;
      await slowLine(page, line);
      const loaded = page
        .goto(compressedUrl + control.path, { waitUntil: 'load', timeout: LOAD_LIMIT_MS })
        .catch(() => undefined);
      await touch(page, control, delay);
      await loaded;
      await page.waitForFunction(isHydrated, { timeout: LOAD_LIMIT_MS });
      await page.waitForFunction(control.isDone, { timeout: 10_000 });
      // It stays so.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
      expect(await page.evaluate(control.isDone)).toBe(true);
      // A link is marked as pressed until its page is there in full, which is a moment after its address is.
      await page.waitForFunction(() => document.querySelector('[data-pressed]') === null, { timeout: 10_000 });
      expect(complaints.filter((text) => !text.includes('preloaded'))).toEqual([]);
    });
  });
});
