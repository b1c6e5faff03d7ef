import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { paths } from '../../src/domain/routes.ts';
import { answerRequests } from '../support/answer-requests.ts';
import { isHydrated, phone, siteUrl, startBrowser, visit } from '../support/visitor.ts';

startBrowser();

const isApplication = (url: string) => /\/assets\/(main|framework|site|HomePage)-/.test(url);

/** Opens home with its pictures held back until `release` is called, and waits until its words are painted. */
async function openWithoutPictures(page: Page): Promise<{ readonly release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await answerRequests(page, '*/pictures/*', () => released.then(() => 'pass' as const));
  await page.goto(new URL(paths.home, siteUrl).href, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return { release };
}

test('the application leaves the line to the words and pictures a visitor came for, and follows them', async () => {
  await visit({ viewport: phone }, async ({ page, requests, complaints }) => {
    const { release } = await openWithoutPictures(page);
    expect(await page.$eval('h1', (heading) => heading.checkVisibility())).toBe(true);
    expect(requests.filter(isApplication)).toEqual([]);
    release();
    await page.waitForFunction(isHydrated);
    expect(requests.filter(isApplication).length).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
  });
});

test('the first touch or key brings the page alive at once, pictures or not', async () => {
  for (const act of [(page: Page) => page.mouse.click(5, 400), (page: Page) => page.keyboard.press('Tab')]) {
    await visit({ viewport: phone }, async ({ page }) => {
      await openWithoutPictures(page);
      const touched = await page.evaluate(() => performance.now());
      await act(page);
      await page.waitForFunction(isHydrated);
      const asked = await page.evaluate(
        () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/main-'))!.startTime,
      );
      const patience = 4000;
      expect(touched, 'the touch came in time to show anything').toBeLessThan(patience);
      expect(asked).toBeLessThan(patience);
    });
  }
});

test('a picture that never comes does not keep the page from coming alive', async () => {
  await visit({ viewport: phone }, async ({ page }) => {
    await openWithoutPictures(page);
    await page.waitForFunction(isHydrated);
  });
});

test('all scripts of a page are asked for together, not one after the other', async () => {
  await visit({ viewport: phone }, async ({ page, open }) => {
    await open(paths.home);
    const { listed, preloaded } = await page.evaluate(() => ({
      listed: JSON.parse(document.getElementById('page-scripts')!.textContent) as string[],
      preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
        (link) => new URL(link.href).pathname,
      ),
    }));
    expect(listed.some((file) => file.includes('HomePage'))).toBe(true);
    expect(preloaded).toEqual(expect.arrayContaining(listed));
  });
});
