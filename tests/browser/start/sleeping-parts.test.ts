import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { analyticsUrl, answerGoogle, sent, stayOnPage } from '../../support/visits/analytics.ts';
import { answerRequests } from '../../support/servers/answer-requests.ts';
import { press } from '../../support/visits/click.ts';
import { desktop, isHydrated, visit } from '../../support/visitor.ts';

/* Parts of a page whose script waits for the first touch: what that touch was for is done all the same. */

/** Holds back the files that match until it is told otherwise. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<'pass'>();
  await answerRequests(page, pattern, () => promise);
  return () => resolve('pass');
}

describe('the first press in a part that still sleeps', () => {
  test.each([
    ['a call', 'aside a[data-label=town_cta][href^="tel:"]', 'phone_click'],
    ['a chat', 'aside a[href^="https://wa.me/"]', 'whatsapp_click'],
  ])('is reported where it is %s', async (_what, link, name) => {
    await visit({ consent: true }, async ({ page, open, complaints }) => {
      await answerGoogle(page);
      await stayOnPage(page);
      const release = await holdBack(page, '*/assets/TownHubRelated-*');
      await open(`${analyticsUrl}/devon/seaton`);
      await press(page, link);
      await expect
        .poll(() => sent(page, 'event'))
        .toEqual([{ name, fields: { label: 'town_cta', page: '/devon/seaton', town: 'seaton' } }]);
      release();
      expect(complaints).toEqual([]);
    });
  });

  test('follows a link without a full load', async () => {
    await visit({ consent: false }, async ({ page, open, complaints }) => {
      const release = await holdBack(page, '*/assets/TownHubBody-*');
      await open('/devon/exeter');
      await page.evaluate(() => ((window as unknown as { same: boolean }).same = true));
      await press(page, 'main a[href="/devon/exeter/roof-moss-removal"]');
      release();
      await page.waitForFunction(() => document.querySelector('h1')!.textContent === 'Roof Moss Removal in Exeter');
      expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
      expect(complaints).toEqual([]);
    });
  });
});

test('a call made before the application is there is reported once it is, once', async () => {
  await visit({ viewport: desktop, consent: true }, async ({ page, complaints }) => {
    await answerGoogle(page);
    await stayOnPage(page);
    const release = await holdBack(page, '*/assets/react-*');
    await page.goto(`${analyticsUrl}/guarantee`, { waitUntil: 'domcontentloaded' });
    // Nobody presses what is not painted, and the script that listens comes before that.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await press(page, 'header a[href^="tel:"]');
    release();
    await page.waitForFunction(isHydrated);
    await expect
      .poll(() => sent(page, 'event'))
      .toEqual([{ name: 'phone_click', fields: { label: 'header_cta', page: '/guarantee' } }]);
    await press(page, 'footer a[href^="tel:"]');
    expect((await sent(page, 'event')).map(({ fields }) => fields.label)).toEqual(['header_cta', 'footer']);
    expect(complaints).toEqual([]);
  });
});
