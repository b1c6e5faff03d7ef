import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { landingPath, paths } from '../../../src/domain/routes.ts';
import { answerRequests } from '../../support/servers/answer-requests.ts';
import { isHydrated, phone, siteUrl, visit } from '../../support/visitor.ts';

const isApplication = (url: string) => /\/assets\/(react|router|site|HomePage)-/.test(url);

/** Opens home with its pictures held back until `release` is called, and waits until its words are painted. */
async function openWithoutPictures(page: Page): Promise<{ readonly release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await answerRequests(page, '*/pictures/*', () => released.then(() => 'pass' as const));
  await page.goto(new URL(paths.home, siteUrl).href, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return { release };
}

/** Lets no time pass for the page that waits for its pictures, so that a busy machine is no slower than its patience. */
async function keepPatience(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const real = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, delay?: number) => (delay === 4000 ? 0 : real(run, delay))) as typeof real;
  });
}

test('the application leaves the line to the words and pictures a visitor came for, and follows them', async () => {
  await visit({ viewport: phone }, async ({ page, requests, complaints }) => {
    await keepPatience(page);
    const { release } = await openWithoutPictures(page);
    expect(await page.$eval('h1', (heading) => heading.checkVisibility())).toBe(true);
    expect(requests.filter(isApplication)).toEqual([]);
    release();
    await page.waitForFunction(isHydrated);
    expect(requests.filter(isApplication)).toHaveLength(4);
    expect(complaints).toEqual([]);
  });
});

test('the application leaves what has loaded a frame to be painted in', async () => {
  await visit({ viewport: phone }, async ({ page, open }) => {
    await keepPatience(page);
    await page.evaluateOnNewDocument(() => {
      addEventListener('load', () => requestAnimationFrame(() => performance.mark('painted')));
    });
    await open(paths.gallery);
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('painted')[0]!.startTime,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/react-'))!.startTime,
    ]);
    expect(asked).toBeGreaterThanOrEqual(painted!);
  });
});

test('the first touch or key brings the page alive at once, pictures or not', async () => {
  for (const act of [(page: Page) => page.mouse.click(5, 400), (page: Page) => page.keyboard.press('Tab')]) {
    await visit({ viewport: phone }, async ({ page, requests }) => {
      await keepPatience(page);
      await openWithoutPictures(page);
      expect(requests.filter(isApplication)).toEqual([]);
      await act(page);
      await page.waitForFunction(isHydrated);
    });
  }
});

test('a picture that never comes does not keep the page from coming alive', async () => {
  await visit({ viewport: phone }, async ({ page }) => {
    await openWithoutPictures(page);
    await page.waitForFunction(isHydrated);
  });
});

test.each([paths.home, paths.gallery, paths.guarantee, landingPath('roof-devon'), paths.town('exeter')])(
  'the scripts that %s lists are those it loads, no more and no fewer',
  async (path) => {
    await visit({ viewport: phone }, async ({ page, open, requests }) => {
      await open(path);
      const listed = await page.evaluate(
        () => JSON.parse(document.getElementById('page-scripts')!.textContent) as string[],
      );
      // What the document itself names is not listed: it has begun to load already.
      const named = await page.$$eval('head script[src]', (scripts) =>
        scripts.map((script) => new URL((script as HTMLScriptElement).src).pathname),
      );
      const loaded = requests.map((url) => new URL(url).pathname).filter((file) => file.endsWith('.js'));
      expect(loaded.filter((file) => !named.includes(file)).sort()).toEqual(
        listed.filter((file) => !named.includes(file)).sort(),
      );
    });
  },
);
