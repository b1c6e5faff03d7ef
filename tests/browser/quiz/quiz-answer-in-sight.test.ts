import { describe, expect, test } from 'vitest';
import type { Page } from 'puppeteer';
import type { Answer } from '../../support/servers/answer-requests.ts';
import {
  acceptTerms,
  answerLeads,
  failureText,
  goToLastStep,
  goToTerms,
  lastStepAnswers,
  openTerms,
  quizViewport,
  wideQuizViewport,
  sampleAnswers,
  type,
} from '../../support/visits/quiz-visitor.ts';
import { click, follow, press } from '../../support/visits/click.ts';
import { putOff } from '../../support/visits/put-off.ts';
import { phone, readText, shows, startBrowser, visit, waitForText } from '../../support/visitor.ts';

startBrowser();

const notice = '.send-notice';

/** What has focus: its words, or the name of an element that has none of its own. */
const readFocus = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).innerText?.trim().split('\n')[0] ?? 'nothing');

const isInWindow = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

const createdAt = ({ body }: { readonly body: string }) => (JSON.parse(body) as { created_at: string }).created_at;

describe('a quote sent from the home page', () => {
  test.each([wideQuizViewport, phone])(
    'is confirmed at its top, where the view goes, in a window of %o',
    async (viewport) => {
      await visit({ consent: false, viewport }, async ({ page, open }) => {
        await answerLeads(page, () => ({ status: 204 }));
        await open('/');
        await goToTerms(page);
        await acceptTerms(page);
        await page.waitForSelector(notice);
        await page.waitForFunction(() => scrollY === 0);
        expect(await isInWindow(page, notice)).toBe(true);
        expect(await readText(page, notice)).toMatch(/^Thank You! .* within 24 hours/);
        expect(await readFocus(page)).toMatch(/^Thank You!/);
        await click(page, 'Close');
        expect(await page.$(notice)).toBeNull();
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
      });
    },
  );

  test('that fails says so beside the form', async () => {
    await visit({ consent: false, viewport: phone }, async ({ page, open }) => {
      await answerLeads(page, () => ({ status: 500 }));
      await open('/');
      await goToTerms(page);
      await acceptTerms(page);
      await waitForText(page, failureText);
      expect(await isInWindow(page, '[data-send-problem]')).toBe(true);
      expect(await page.$(notice)).toBeNull();
    });
  });
});

describe('a quote that could not be sent', () => {
  test('gives focus to the message, and a phone number after it', async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
      await answerLeads(page, () => 'abort');
      await open('/get-quote');
      await goToTerms(page);
      await acceptTerms(page);
      await waitForText(page, failureText);
      await page.waitForFunction(() => document.activeElement?.hasAttribute('data-send-problem'));
      const lines = (await readText(page, '[data-send-problem]'))!.split('\n').filter(Boolean);
      expect(lines[0]).toBe(failureText);
      expect(lines[1]).toContain('call us on 07700 900382');
    });
  });

  test('is tried again with the same created_at, and with another once an answer is another', async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
      const leads = await answerLeads(page, () => ({ status: 503 }));
      await open('/get-quote');
      await goToTerms(page);
      await acceptTerms(page);
      await waitForText(page, failureText);
      await open('/get-quote');
      await openTerms(page);
      await acceptTerms(page);
      await waitForText(page, failureText);
      await type(page, 'additionalMessage', 'Other words');
      await openTerms(page);
      await acceptTerms(page);
      await page.waitForFunction(() => document.activeElement?.hasAttribute('data-send-problem'));
      const [first, again, other] = leads.map(createdAt);
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    });
  });

  test('shows its message again after a way out and back, and after a reload', async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
      await answerLeads(page, () => ({ status: 500 }));
      await open('/get-quote');
      await goToTerms(page);
      await acceptTerms(page);
      await waitForText(page, failureText);
      await follow(page, '/services');
      await follow(page, '/get-quote');
      await waitForText(page, failureText);
      await open('/get-quote');
      await waitForText(page, failureText);
    });
  });

  test('for want of a connection is offered again when the connection is back', async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
      // Interception stands before the network, so that it has to be offline as well.
      const leads = await answerLeads(page, (_lead, index) => (index === 0 ? 'abort' : { status: 204 }));
      await open('/get-quote');
      await goToTerms(page);
      await page.setOfflineMode(true);
      await acceptTerms(page);
      await waitForText(page, 'There seems to be no connection. Your answers are kept');
      await page.setOfflineMode(false);
      await waitForText(page, 'You are back online');
      await openTerms(page);
      await acceptTerms(page);
      await waitForText(page, 'Thank You!');
      expect(new Set(leads.map(createdAt)).size).toBe(1);
    });
  });
});

test('a connection that is back in the moment the failure is told is told as well', async () => {
  await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
    await putOff(page);
    await answerLeads(page, () => 'abort');
    await open('/get-quote');
    await goToTerms(page);
    await page.evaluate((words) => {
      new MutationObserver((_changes, observer) => {
        if (!document.body.innerText.includes(words)) return;
        observer.disconnect();
        dispatchEvent(new Event('online'));
      }).observe(document.body, { childList: true, subtree: true });
    }, failureText);
    await acceptTerms(page);
    await waitForText(page, 'You are back online: please press Get My Quote again.');
  });
});

describe('while a quote is being sent', () => {
  /** Sends the sample answers and leaves them on their way. */
  async function sendSlowly(page: Page, open: (path: string) => Promise<number>) {
    const answer = Promise.withResolvers<Answer>();
    const leads = await answerLeads(page, (_lead, index) => (index === 0 ? answer.promise : { status: 204 }));
    await open('/get-quote');
    await goToTerms(page);
    await acceptTerms(page);
    await waitForText(page, 'Sending...');
    return { answer, leads };
  }

  test('its fields keep what they hold, and focus stays in the form', async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
      const { answer } = await sendSlowly(page, open);
      expect(await readFocus(page)).toBe('Anything else we should know?');
      await page.focus('textarea');
      await page.keyboard.type('lost words');
      expect(await page.$eval('[name=gdprConsent]', (box) => box.matches(':disabled'))).toBe(true);
      answer.resolve({ status: 500 });
      await waitForText(page, failureText);
      expect(await lastStepAnswers(page)).toEqual({ message: sampleAnswers.message, consent: true });
    });
  });

  test.each([
    [204, 'Thank You!'],
    [500, failureText],
  ])('an answer of %i has focus as soon as it can be read', async (status, words) => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
      const { answer } = await sendSlowly(page, open);
      const focus = await page.evaluateHandle(
        (wanted) => ({
          whenSaid: new Promise<string>((resolve) => {
            // Told in the task that changed the page, before it is painted.
            new MutationObserver((_changes, observer) => {
              if (!document.body.innerText.includes(wanted)) return;
              observer.disconnect();
              resolve((document.activeElement as HTMLElement).innerText);
            }).observe(document.body, { childList: true, subtree: true });
          }),
        }),
        words,
      );
      answer.resolve({ status });
      expect((await focus.evaluate(({ whenSaid }) => whenSaid)).startsWith(words)).toBe(true);
    });
  });

  test('a failure finds the visitor on another page, with the way back to the answers', async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
      const { answer } = await sendSlowly(page, open);
      await follow(page, '/services');
      answer.resolve({ status: 500 });
      await page.waitForSelector(`${notice}[role=alert]`);
      expect(await isInWindow(page, notice)).toBe(true);
      await press(page, `${notice} a[href="/get-quote"]`);
      await waitForText(page, failureText);
      expect(await lastStepAnswers(page)).toEqual({ message: sampleAnswers.message, consent: true });
      expect(await page.$(notice)).toBeNull();
    });
  });

  test('success finds the visitor on another page as well', async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
      const { answer } = await sendSlowly(page, open);
      await follow(page, '/services');
      answer.resolve({ status: 204 });
      await page.waitForSelector(notice);
      expect(await readText(page, notice)).toMatch(/^Thank You!/);
    });
  });

  test('the quiz of another page waits for the same request and sends no second', async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
      const { answer, leads } = await sendSlowly(page, open);
      await follow(page, '/');
      await waitForText(page, 'Sending...');
      answer.resolve({ status: 204 });
      await page.waitForSelector(notice);
      await waitForText(page, 'Submit Another Request');
      expect(leads).toHaveLength(1);
    });
  });

  test('a reload, on this page or another, says that it cannot tell, and a second sending is known as the same', async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
      const { leads } = await sendSlowly(page, open);
      await open('/services');
      await waitForText(page, 'We cannot tell whether your request reached us');
      await press(page, `${notice} a[href="/get-quote"]`);
      await waitForText(page, 'Please send it again: we see that it is the same request.');
      expect(await shows(page, failureText)).toBe(false);
      await openTerms(page);
      await acceptTerms(page);
      await waitForText(page, 'Thank You!');
      expect(leads).toHaveLength(2);
      expect(createdAt(leads[1]!)).toBe(createdAt(leads[0]!));
      await open('/services');
      expect(await page.$(notice)).toBeNull();
    });
  });
});

test.each([320, 390, 1280])(
  'a double click on Next of the contact step leaves the last step as it is, %i pixels wide, and focus is on its question',
  async (width) => {
    await visit({ consent: false, viewport: { ...quizViewport, width } }, async ({ page, open }) => {
      await open('/get-quote');
      await goToLastStep(page);
      await click(page, 'Back');
      await waitForText(page, 'How do we reach you?');
      await click(page, 'Next', 2);
      await waitForText(page, 'Anything else we should know?');
      await page.waitForFunction(() => document.activeElement?.hasAttribute('data-step-title'));
      expect(await shows(page, 'Please consent to data processing to continue')).toBe(false);
      // On the narrowest phone the second half falls on it.
      expect(await page.$eval('[name=gdprConsent]', (box) => (box as HTMLInputElement).checked)).toBe(false);
    });
  },
);

test('the message takes no more than a receiver does', async () => {
  await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
    await open('/get-quote');
    await goToLastStep(page);
    await type(page, 'additionalMessage', '\u{1f9fd}'.repeat(10_000));
    const { message } = await lastStepAnswers(page);
    expect(message.length).toBeGreaterThan(1000);
    expect(new TextEncoder().encode(message).length).toBeLessThan(32_000);
  });
});
