import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { answerRequests } from '../../support/servers/answer-requests.ts';
import { click, press } from '../../support/visits/click.ts';
import { hasFibre, isHydrated, phone, siteUrl, startBrowser, visit } from '../../support/visitor.ts';

/* Browser extensions and translators change a page before its application takes it over: the visitor has the whole page all the same. */

startBrowser();

/** How a page may have been changed by then. They run inside the page. */
const changes = {
  'an element is gone': () => document.querySelector('main h1')!.remove(),
  'an element was put among its words': () => document.querySelector('main')!.prepend(document.createElement('div')),
  'a translator has wrapped its words': () => {
    const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
    const words: Text[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement!.closest('script')) words.push(walker.currentNode as Text);
    for (const text of words) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
};

/** Elements around the application and attributes, which it does not mind. */
function decorate(): void {
  document.body.prepend(document.createElement('div'));
  document.body.append(document.createElement('div'));
  document.documentElement.append(document.createElement('div'));
  document.getElementById('root')!.append(document.createElement('div'));
  for (const element of document.querySelectorAll('html, body, h1, input, button, form'))
    element.setAttribute('data-extension', '');
}

async function openChanged(page: Page, path: string, change: () => void): Promise<void> {
  await page.evaluateOnNewDocument(`addEventListener('DOMContentLoaded', ${change.toString()})`);
  await page.goto(siteUrl + path, { waitUntil: 'load' });
}

/** What a visitor sees of a page's headings. */
const headings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent),
  );

const townPage = '/devon/tavistock/patio-cleaning';

describe.each(Object.entries(changes))('where %s', (_what, change) => {
  test('the text of a town page stays while its script is on its way, and is alive with it', async () => {
    await visit({ viewport: phone, consent: true }, async ({ page, open }) => {
      await open(townPage);
      const whole = await headings(page);
      const { promise, resolve: release } = Promise.withResolvers<'pass'>();
      const asked = await answerRequests(page, '*/assets/TownServiceBody-*', () => promise);
      await openChanged(page, townPage, change);
      // Made anew, its script is asked for without a touch.
      await expect.poll(() => asked.length).toBe(1);
      expect(await headings(page)).toEqual(whole);
      release('pass');
      await page.waitForFunction(hasFibre, {}, '[data-later=body] h2');
      expect(await headings(page)).toEqual(whole);
      await press(page, 'main summary');
      await page.waitForFunction(() => document.querySelector<HTMLDetailsElement>('main details')!.open);
    });
  });

  test('the quiz is answered and goes on', async () => {
    await visit({ viewport: phone, consent: true }, async ({ page }) => {
      await openChanged(page, '/get-quote', change);
      await page.waitForFunction(isHydrated);
      await press(page, 'label:has([value=Medium])');
      await click(page, 'Next');
      await page.waitForSelector('[role=progressbar][aria-valuenow="40"]');
    });
  });
});

test('elements around the application and attributes on its own are no reason to make the page anew', async () => {
  await visit({ viewport: phone, consent: true }, async ({ page, complaints }) => {
    await openChanged(page, townPage, decorate);
    await page.waitForFunction(isHydrated);
    expect(await page.$eval('h1', (heading) => heading.hasAttribute('data-extension'))).toBe(true);
    expect(complaints).toEqual([]);
  });
});
