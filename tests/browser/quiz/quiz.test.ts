import { describe, expect, test } from 'vitest';
import {
  acceptTerms,
  answerLeads,
  choose,
  consent,
  goToLastStep,
  goToTerms,
  isDisabled,
  next,
  openTerms,
  progress,
  wideQuizViewport,
  sampleAnswers,
  surfaces,
  type,
  waitForStepScroll,
} from '../../support/visits/quiz-visitor.ts';
import { click } from '../../support/visits/click.ts';
import { readText, startBrowser, visit, wait, waitForText } from '../../support/visitor.ts';

startBrowser();

const accepted = { status: 204 } as const;

describe('a request that is sent', () => {
  test.each(surfaces)('for %s asks for %s, in exactly the seven fields', async (surfaceType, service) => {
    await visit({ consent: false, viewport: wideQuizViewport }, async ({ page, open }) => {
      const leads = await answerLeads(page, () => accepted);
      await open('/get-quote');
      const before = Date.now();
      await goToTerms(page, { ...sampleAnswers, surfaceType });
      await acceptTerms(page);
      await waitForText(page, 'Thank You!');
      expect(leads).toHaveLength(1);
      const [lead] = leads;
      expect(lead!.method).toBe('POST');
      expect(lead!.headers['Content-Type']).toBe('application/json');
      const { created_at, ...fields } = JSON.parse(lead!.body) as Record<string, string>;
      expect(fields).toEqual({
        name: "Jo O'Neill",
        email: 'jo@example.org',
        phone: '07700 900111',
        service,
        message: `Quiz Results:\nArea Size: Medium\nSurface Type: ${surfaceType}\nTown/City: Budleigh Salterton\n\nAdditional Details:\nSide gate is locked.\nPlease ring first.`,
        status: 'pending',
      });
      expect(created_at).toBe(new Date(created_at!).toISOString());
      expect(Date.parse(created_at!)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(created_at!)).toBeLessThanOrEqual(Date.now());
    });
  });

  test('leaves additional details out where only blanks were typed, and trims what was typed', async () => {
    await visit({ consent: false, viewport: wideQuizViewport }, async ({ page, open }) => {
      const leads = await answerLeads(page, () => accepted);
      await open('/get-quote');
      await goToTerms(page, {
        areaSize: 'Large',
        surfaceType: 'Other',
        town: '  Seaton ',
        name: ' Jo ',
        email: ' jo@example.org ',
        phone: ' 01632 960001 ',
        message: ' \n ',
      });
      await acceptTerms(page);
      await waitForText(page, 'Thank You!');
      expect(JSON.parse(leads[0]!.body)).toMatchObject({
        name: 'Jo',
        email: 'jo@example.org',
        phone: '01632 960001',
        message: 'Quiz Results:\nArea Size: Large\nSurface Type: Other\nTown/City: Seaton',
      });
    });
  });

  test('shows Sending... on a disabled button while it is in flight', async () => {
    await visit({ consent: false, viewport: wideQuizViewport }, async ({ page, open }) => {
      const answer = Promise.withResolvers<typeof accepted>();
      await answerLeads(page, () => answer.promise);
      await open('/get-quote');
      await goToTerms(page);
      await acceptTerms(page);
      await waitForText(page, 'Sending...');
      expect(await isDisabled(page, 'Sending...')).toBe(true);
      expect(await isDisabled(page, 'Back')).toBe(true);
      answer.resolve(accepted);
      await waitForText(page, 'Thank You!');
    });
  });

  test('is sent once by a double click on Accept & Continue', async () => {
    await visit({ consent: false, viewport: wideQuizViewport }, async ({ page, open }) => {
      const leads = await answerLeads(page, async () => {
        await wait(150);
        return accepted;
      });
      await open('/get-quote');
      await goToTerms(page);
      await click(page, 'Accept & Continue', 2);
      await waitForText(page, 'Thank You!');
      await wait(200);
      expect(leads).toHaveLength(1);
    });
  });

  test('is sent once by two clicks that come before the page can show the first', async () => {
    await visit({ consent: false, viewport: wideQuizViewport }, async ({ page, open }) => {
      const leads = await answerLeads(page, () => accepted);
      await open('/get-quote');
      await goToTerms(page);
      await page.evaluate(() => {
        const button = [...document.querySelectorAll('dialog button')].find(
          ({ textContent }) => textContent === 'Accept & Continue',
        ) as HTMLButtonElement;
        button.click();
        button.click();
      });
      await waitForText(page, 'Thank You!');
      await wait(200);
      expect(leads).toHaveLength(1);
    });
  });

  test('opens the terms, and leaves them open, by a double click on Get My Quote', async () => {
    await visit({ consent: false, viewport: { width: 1280, height: 1150 } }, async ({ page, open }) => {
      // Where the form stands at the side.
      await open('/');
      await goToLastStep(page);
      await consent(page);
      const button = await page.$eval(
        'form button[type=submit]',
        (element) => element.getBoundingClientRect().toJSON() as DOMRect,
      );
      await click(page, 'Get My Quote', 2);
      await wait(150);
      const dialog = await page.$eval('dialog[open]', (element) => element.getBoundingClientRect().toJSON() as DOMRect);
      // The second click did land on the backdrop.
      expect(button.top > dialog.bottom || button.left > dialog.right).toBe(true);
    });
  });

  test('is thanked for, promising contact within 24 hours, at the top of the page', async () => {
    await visit({ consent: false, viewport: wideQuizViewport }, async ({ page, open }) => {
      await answerLeads(page, () => accepted);
      await open('/get-quote');
      await goToTerms(page);
      await page.setViewport({ width: 1280, height: 500 });
      await waitForStepScroll(page);
      await page.evaluate(() => scrollTo(0, 200));
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await acceptTerms(page);
      await waitForText(page, 'Thank You!');
      expect(await readText(page, 'main')).toMatch(/contact you within 24 hours/);
      await page.waitForFunction(() => scrollY === 0);
    });
  });

  test('can be followed by another, which starts with nothing answered', async () => {
    await visit({ consent: false, viewport: wideQuizViewport }, async ({ page, open }) => {
      await answerLeads(page, () => accepted);
      await open('/get-quote');
      await goToTerms(page);
      await acceptTerms(page);
      await click(page, 'Submit Another Request');
      await waitForText(page, 'How big is the area?');
      expect(await progress(page)).toBe(20);
      expect(await page.$('form input:checked')).toBeNull();
      expect(await isDisabled(page, 'Next')).toBe(true);
      await choose(page, 'Small');
      await next(page);
      expect(await page.$('form input:checked')).toBeNull();
      await choose(page, 'Other');
      await next(page);
      expect(await page.$eval('form [name=town]', (input) => (input as HTMLInputElement).value)).toBe('');
    });
  });

  test('goes from the home page as well, which then scrolls to its top', async () => {
    await visit({ consent: false, viewport: wideQuizViewport }, async ({ page, open, complaints }) => {
      const leads = await answerLeads(page, () => accepted);
      await open('/');
      await goToTerms(page);
      await acceptTerms(page);
      await page.waitForFunction(() => document.body.innerText.includes('Thank You!') && scrollY === 0);
      await wait(150);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(leads).toHaveLength(1);
      expect(complaints).toEqual([]);
    });
  });

  test('needs no more than a keyboard', async () => {
    await visit({ consent: false, viewport: wideQuizViewport }, async ({ page, open }) => {
      const leads = await answerLeads(page, () => accepted);
      await open('/get-quote');
      const tabTo = async (selector: string) => {
        for (let presses = 0; presses < 60; presses += 1) {
          if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
          await page.keyboard.press('Tab');
        }
        throw new Error(`No focus on ${selector} in 60 presses of Tab`);
      };
      await tabTo('input[name=areaSize]');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForSelector('input[name=surfaceType]');
      await tabTo('input[name=surfaceType]');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.waitForSelector('input[name=town]');
      for (const [field, text] of [
        ['town', 'Colyton'],
        ['name', 'Jo'],
        ['email', 'jo@example.org'],
        ['phone', '01632 960001'],
      ] as const) {
        await tabTo(`input[name=${field}]`);
        await page.keyboard.type(text);
        if (field === 'town' || field === 'phone') await page.keyboard.press('Enter');
        if (field === 'town') await page.waitForSelector('input[name=name]');
      }
      await page.waitForSelector('textarea');
      await tabTo('textarea');
      await page.keyboard.type('None');
      await tabTo('input[name=gdprConsent]');
      await page.keyboard.press('Space');
      await tabTo('form button[type=submit]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog[open]');
      for (let presses = 0; presses < 20 && (await readFocus(page)) !== 'Accept & Continue'; presses += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await waitForText(page, 'Thank You!');
      expect(await readFocus(page)).toBe('Thank You!');
      expect(JSON.parse(leads[0]!.body)).toMatchObject({
        message: expect.stringContaining('Area Size: Medium') as string,
      });
    });
  });

  test('fits a screen of 320 pixels without sideways scrolling', async () => {
    await visit({ consent: false, viewport: { width: 320, height: 640 } }, async ({ page, open }) => {
      await answerLeads(page, () => accepted);
      await open('/get-quote');
      const overflow = async () => {
        await waitForStepScroll(page);
        return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      };
      const widths = [await overflow()];
      await choose(page, 'Small');
      await next(page);
      widths.push(await overflow());
      await choose(page, 'Render/Walls');
      await next(page);
      widths.push(await overflow());
      await type(page, 'town', 'W'.repeat(50));
      await next(page);
      await type(page, 'name', 'W'.repeat(80));
      await type(page, 'email', 'jo@example.org');
      await type(page, 'phone', '01632 960001');
      widths.push(await overflow());
      await next(page);
      await consent(page);
      widths.push(await overflow());
      await openTerms(page);
      widths.push(
        await overflow(),
        await page.$eval('dialog', (dialog) => dialog.getBoundingClientRect().right - innerWidth),
      );
      await acceptTerms(page);
      await waitForText(page, 'Thank You!');
      widths.push(await overflow());
      expect(Math.max(...widths)).toBeLessThanOrEqual(0);
    });
  });
});

async function readFocus(page: Parameters<typeof progress>[0]): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent?.trim());
}
