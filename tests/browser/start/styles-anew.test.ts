import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { press } from '../../support/visits/click.ts';
import { phone, visit } from '../../support/visitor.ts';

/*
 * A press changes its own part of the page. A rule such as `html:has(x) y` makes a browser work out the styles of the whole page anew
 * whenever anything takes focus, is pointed at or checked: on a slow phone that alone is half of the time a press may take.
 */

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** How many elements' styles are worked out anew at once, at the most, while `act` is done and shown. */
async function mostStyledAtOnce(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.tracing.start({ categories: ['devtools.timeline'] });
  await act();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(...counts);
}

test.each([
  {
    what: 'an answer and Next in the quiz of the home page',
    path: '/',
    act: async (page: Page) => {
      await press(page, 'form label:has([value=Medium])');
      await press(page, 'form [type=submit]:not(:disabled)');
      await page.waitForSelector('[role=progressbar][aria-valuenow="40"]');
    },
  },
  {
    what: 'a touch of a dot on the map',
    path: '/areas-we-serve',
    act: async (page: Page) => {
      await page.tap('.map-town:not(:has(.map-label-always)) .map-dot');
      await page.waitForSelector('.map-town[data-lit]');
    },
  },
])('$what makes the styles of a part of the page anew, not of all of it', async ({ path, act }) => {
  await visit({ viewport: { ...phone, hasTouch: true }, consent: false }, async ({ page, open }) => {
    await open(path);
    await page.waitForNetworkIdle();
    const elements = await page.evaluate(() => document.body.querySelectorAll('*').length);
    const styled = await mostStyledAtOnce(page, () => act(page));
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan(elements / 3);
  });
});
