import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { click, follow, press } from '../../support/visits/click.ts';
import {
  acceptTerms,
  answerLeads,
  failureText,
  goToTerms,
  openTerms,
  quizViewport,
  sampleAnswers,
} from '../../support/visits/quiz-visitor.ts';
import { translate } from '../../support/visits/translate.ts';
import { hasFibre, phone, readText, startBrowser, visit, waitForText } from '../../support/visitor.ts';

/* A browser's translator goes on as the visitor reads: what changes on the page changes all the same, and nothing is loaded anew. */

startBrowser();

/** Whether the page is still the document that was opened and translated. */
const isSame = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-translated'));

describe.each(['wrapped', 'replaced'] as const)('where a translator has %s the texts', (translation) => {
  const start = (page: Page) =>
    page.evaluate(
      `document.documentElement.dataset.translated = ''; (${translate.toString()})(${JSON.stringify(translation)})`,
    );

  test('the quiz tells each step, what went wrong and that the request was sent', async () => {
    await visit({ viewport: quizViewport }, async ({ page, open }) => {
      const leads = await answerLeads(page, (_lead, index) => ({ status: index === 0 ? 500 : 200 }));
      await open('/get-quote');
      await start(page);
      await press(page, 'form label:has([value=Medium])');
      await click(page, 'Next');
      await waitForText(page, 'Step 2 of 5');
      expect(await readText(page, '[role=progressbar] + p')).toBe('40%');
      await click(page, 'Back');
      await waitForText(page, 'Step 1 of 5');
      await goToTerms(page);
      await waitForText(page, 'Step 5 of 5');
      expect(await readText(page, '[role=progressbar] + p')).toBe('100%');
      await acceptTerms(page);
      await waitForText(page, failureText);
      for (const [event, words] of [
        ['offline', 'There seems to be no connection'],
        ['online', 'You are back online'],
      ] as const) {
        await page.evaluate((name) => void dispatchEvent(new Event(name)), event);
        await waitForText(page, words);
      }
      await openTerms(page);
      await acceptTerms(page);
      await waitForText(page, 'Thank You!');
      await click(page, 'Submit Another Request');
      await waitForText(page, 'Step 1 of 5');
      expect(leads.map(({ body }) => (JSON.parse(body) as { name: string }).name)).toEqual([
        sampleAnswers.name,
        sampleAnswers.name,
      ]);
      expect(await isSame(page)).toBe(true);
    });
  });

  test("a town's page wakes, its price follows the size, and menu, banner and links go on", async () => {
    await visit({ viewport: phone }, async ({ page, open }) => {
      await open('/devon/totnes/patio-cleaning');
      await start(page);
      await press(page, 'main summary');
      await page.waitForFunction(hasFibre, {}, '.estimator');
      expect(await readText(page, '.estimate-sum')).toMatch(/^£180.£600$/);
      for (const [size, words] of [
        ['1', 'from £210'],
        ['own', 'By the metre alone it is £90'],
      ] as const) {
        await press(page, `.estimator label:has([name=size][value="${size}"])`);
        await page.waitForFunction(
          (wanted) => document.querySelector<HTMLElement>('.estimator output')!.innerText.includes(wanted),
          {},
          words,
        );
      }
      await click(page, 'Decline');
      await page.waitForFunction(() => document.querySelector('.cookie-banner') === null);
      await click(page, 'Menu');
      await press(page, '#mobile-menu a[href="/services"]');
      await page.waitForSelector('main article button');
      await press(page, 'main article button');
      await page.waitForSelector('dialog[open]');
      await click(page, 'Close dialog');
      await page.waitForFunction(() => document.querySelector('dialog') === null);
      await follow(page, '/get-quote');
      expect(await isSame(page)).toBe(true);
    });
  });
});
