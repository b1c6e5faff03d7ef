import type { ElementHandle, Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { pagePath, paths } from '../../../core/domain/pages.ts';
import { hydratedSelector } from '../../../core/domain/rendering.ts';
import { field, link, press } from '../../support/visits/controls.ts';
import { choose, held, next } from '../../support/visits/quiz-visitor.ts';
import { arrive, desktop, phone, waitForText } from '../../support/visitor.ts';

/** Returns the visible links to the quiz, in order. */
async function quoteLinks(page: Page): Promise<ElementHandle<Element>[]> {
  const all = await page.$$('a[href="/get-quote"]');
  const shown = await Promise.all(
    all.map((one) => one.evaluate((anchor) => anchor.checkVisibility())),
  );
  return all.filter((_link, index) => shown[index]);
}

/** Opens the quiz in a new tab with `openTab` and returns the answers that it starts with. */
async function answersInNewTab(
  page: Page,
  openTab: () => Promise<void>,
): Promise<Record<string, unknown>> {
  const opened = page
    .browserContext()
    .waitForTarget((target) => target.url().endsWith('/get-quote'));
  await openTab();
  const tab = (await (await opened).page())!;
  await tab.waitForSelector(hydratedSelector());
  const stored = await tab.waitForFunction(() =>
    sessionStorage.getItem('quote_answers'),
  );
  await tab.close();
  const { answers } = JSON.parse((await stored.jsonValue())!);
  return Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer),
  );
}

const sentence = 'Roof moss removal in Sidmouth.';

test.each([
  [paths.town('sidmouth'), phone, { postcode: 'Sidmouth' }],
  [
    paths.townService('exeter', 'driveway-cleaning'),
    desktop,
    { postcode: 'Exeter', surfaceType: 'Driveway' },
  ],
  [
    pagePath('patio-exeter'),
    phone,
    { postcode: 'Exeter', surfaceType: 'Patio' },
  ],
])(
  'on %s every link to the quiz, opened in a new tab, fills in the town and surface of the page',
  async (path, viewport, answers) => {
    const { page } = await arrive({ viewport, path });
    const links = await quoteLinks(page);
    expect(links.length).toBeGreaterThan(3);
    for (const one of links) {
      const name = await one.evaluate(
        ({ ariaLabel, textContent }) => ariaLabel ?? textContent,
      );
      const found = await answersInNewTab(page, () =>
        one.click({ button: 'middle' }),
      );
      expect(found, name).toMatchObject(answers);
    }
  },
);

test('a service without an option in the quiz is named in the message, and typed text is never overwritten', async () => {
  const { page, open } = await arrive({
    viewport: phone,
    path: paths.townService('sidmouth', 'roof-moss-removal'),
  });
  await page.focus('main a[href="/get-quote"]');
  await page.keyboard.press('Enter');
  await waitForText(page, 'How big is the area?');
  await choose(page, 'Small');
  await next(page);
  expect(await held(page)).toMatchObject({ surfaceType: 'Other' });
  await next(page);
  await field(page, 'Town, village or city').fill('Beer');
  await next(page);
  for (const name of ['Name', 'Email', 'Phone'])
    await field(page, name).fill('07700 900111');
  await next(page);
  const message = field(page, 'Additional message (optional)');
  await message.wait();
  expect(await held(page)).toMatchObject({ additionalMessage: sentence });
  await message.fill('The roof over the bay.');
  await open(paths.townService('exeter', 'driveway-cleaning'));
  await link(page, 'Get Free Quote').click();
  await waitForText(page, 'Where is it?');
  expect(await held(page)).toMatchObject({ town: 'Beer' });
  await next(page);
  await next(page);
  await message.wait();
  expect(await held(page)).toMatchObject({
    additionalMessage: 'The roof over the bay.',
  });
});

test.each([
  [
    paths.services,
    '[aria-label="Get a Quote for Sports Surfaces"]',
    { surfaceType: 'Other', additionalMessage: 'Sports surfaces.' },
  ],
  [
    paths.gallery,
    '#block-paving a[href="/get-quote"]',
    { surfaceType: 'Driveway' },
  ],
])(
  'the quote link of a card on %s fills in the work of that card, even when pressed with Control',
  async (path, selector, answers) => {
    const { page } = await arrive({ viewport: desktop, path });
    await page.keyboard.down('Control');
    const found = await answersInNewTab(page, () => press(page, selector));
    expect(found).toMatchObject(answers);
  },
);
