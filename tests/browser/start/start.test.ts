import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { hydratedSelector } from '../../../core/domain/rendering.ts';
import { pagePath, paths } from '../../../core/domain/pages.ts';
import { answerRequests } from '../../support/servers/answer-requests.ts';
import {
  analyticsUrl,
  arriveWithAnalytics,
  sent,
} from '../../support/visits/analytics.ts';
import { saveData } from '../../support/visits/late-scripts.ts';
import { documentOf, heading, press } from '../../support/visits/controls.ts';
import {
  arrive,
  desktop,
  siteUrl,
  visit,
  waitForPaint,
} from '../../support/visitor.ts';

/** Whether a URL is a script, other than the two that load at once and the bundler's runtime. */
const isApplication = (url: string) =>
  url.endsWith('.js') &&
  !/\/assets\/(?:start|open-now|rolldown-runtime)-[^/]+$/.test(url);

/** Holds back the files that match until the returned function is called. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<'pass'>();
  await answerRequests(page, pattern, () => promise);
  return () => resolve('pass');
}

/**
 * Opens the home page with its pictures held back until the returned function is called, and waits
 * until its text is painted.
 */
async function openWithoutPictures(page: Page): Promise<() => void> {
  const release = await holdBack(page, '*/pictures/*');
  await page.goto(siteUrl + paths.home, { waitUntil: 'domcontentloaded' });
  await waitForPaint(page);
  return release;
}

/**
 * Disables the page's timeout of four seconds for its pictures, which a busy machine could exceed.
 */
async function keepPatience(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const real = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, delay?: number) =>
      delay === 4000 ? 0 : real(run, delay)) as typeof real;
  });
}

test('the application loads only after the text and pictures of the page', async () => {
  const { page, requests, complaints } = await arrive({ consent: 'unset' });
  await keepPatience(page);
  const release = await openWithoutPictures(page);
  expect(await page.$eval('h1', (heading) => heading.checkVisibility())).toBe(
    true,
  );
  expect(requests.filter(isApplication)).toEqual([]);
  release();
  await page.waitForSelector(hydratedSelector());
  expect(complaints).toEqual([]);
});

test('the first touch or key starts the application at once, before the pictures have loaded', async () => {
  for (const act of [
    (page: Page) => page.mouse.click(5, 400),
    (page: Page) => page.keyboard.press('Tab'),
  ]) {
    await visit({ consent: 'unset' }, async ({ page, requests }) => {
      await keepPatience(page);
      await openWithoutPictures(page);
      expect(requests.filter(isApplication)).toEqual([]);
      await act(page);
      await page.waitForSelector(hydratedSelector());
    });
  }
});

test('a picture that never loads does not stop the page from hydrating', async () => {
  const { page } = await arrive({ consent: 'unset' });
  await openWithoutPictures(page);
  await page.waitForSelector(hydratedSelector());
});

test.each([
  paths.home,
  paths.gallery,
  paths.guarantee,
  pagePath('roof-devon'),
  paths.town('exeter'),
])('%s loads exactly the scripts that it lists', async (path) => {
  const { page, requests, open } = await arrive({ consent: 'unset' });
  await saveData(page);
  await open(path);
  await page.waitForNetworkIdle();
  // Scripts in the head of the document may be listed as well.
  const listed = await page.evaluate(() => [
    ...(
      JSON.parse(document.getElementById('page-entry')!.textContent) as {
        scripts: string[];
      }
    ).scripts,
    ...[...document.querySelectorAll('head script[src]')].map((script) =>
      script.getAttribute('src')!,
    ),
  ]);
  const loaded = requests
    .map((url) => new URL(url).pathname)
    .filter((file) => file.endsWith('.js'));
  expect(loaded.sort()).toEqual([...new Set(listed)].sort());
});

test('the scripts of later sections are fetched once the page is idle, and wait for the first touch', async () => {
  const { page, requests } = await arrive({ path: '/devon/seaton' });
  const later = await page.evaluate(
    () =>
      (
        JSON.parse(document.getElementById('page-entry')!.textContent) as {
          later: string[];
        }
      ).later,
  );
  expect(later.length).toBeGreaterThan(0);
  const fetched = () => requests.map((url) => new URL(url).pathname);
  await expect.poll(fetched).toEqual(expect.arrayContaining(later));
  expect(await page.$(hydratedSelector('body'))).toBeNull();
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForSelector(hydratedSelector('body'));
});

/* Parts of a page whose script loads on the first touch: that touch must still take effect. */

test.each([
  ['a call', 'aside a[data-label=town_cta][href^="tel:"]', 'phone_click'],
  ['a chat', 'aside a[href^="https://wa.me/"]', 'whatsapp_click'],
])(
  'the first press in a part that has not hydrated is reported to analytics when it is %s',
  async (_what, link, name) => {
    const { page, open, complaints } = await arriveWithAnalytics({
      consent: true,
    });
    await open('/devon/seaton');
    const release = await holdBack(page, '*.js');
    await press(page, link);
    await expect
      .poll(() => sent(page, 'event'))
      .toEqual([
        {
          name,
          fields: { label: 'town_cta', page: '/devon/seaton', town: 'seaton' },
        },
      ]);
    release();
    expect(complaints).toEqual([]);
  },
);

test('the first press in a part that has not hydrated follows a link without a full load', async () => {
  const { page, open, complaints } = await arrive();
  await open('/devon/exeter');
  const release = await holdBack(page, '*.js');
  const opened = await documentOf(page);
  await press(page, 'main a[href="/devon/exeter/roof-moss-removal"]');
  release();
  await heading(page, 'Roof Moss Removal in Exeter').wait();
  expect(await documentOf(page)).toBe(opened);
  expect(complaints).toEqual([]);
});

test('a call made before the application has loaded is reported exactly once, after it has loaded', async () => {
  const { page, complaints } = await arriveWithAnalytics({
    viewport: desktop,
    consent: true,
  });
  const release = await holdBack(page, '*/react-*.js');
  await page.goto(`${analyticsUrl}/guarantee`, {
    waitUntil: 'domcontentloaded',
  });
  // A visitor can press only what is painted, and the script that listens for presses loads before
  // that.
  await waitForPaint(page);
  await press(page, 'header a[href^="tel:"]');
  release();
  await page.waitForSelector(hydratedSelector());
  await expect
    .poll(() => sent(page, 'event'))
    .toEqual([
      {
        name: 'phone_click',
        fields: { label: 'header_cta', page: '/guarantee' },
      },
    ]);
  await press(page, 'footer a[href^="tel:"]');
  expect((await sent(page, 'event')).map(({ fields }) => fields.label)).toEqual(
    ['header_cta', 'footer'],
  );
  expect(complaints).toEqual([]);
});
