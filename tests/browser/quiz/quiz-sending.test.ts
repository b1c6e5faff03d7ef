import { describe, expect, test } from 'vitest';
import type { Page } from 'puppeteer';
import type { Answer } from '../../support/servers/answer-requests.ts';
import {
  acceptTerms,
  consentText,
  failureText,
  held,
  isDisabled,
  lastStep,
  openTerms,
  quizViewport,
  visitQuiz,
  wideQuizViewport,
} from '../../support/visits/quiz-visitor.ts';
import {
  click,
  control,
  focused,
  follow,
  press,
} from '../../support/visits/controls.ts';
import {
  phone,
  readText,
  shows,
  waitForAnnouncement,
  waitForText,
} from '../../support/visitor.ts';

/* What a visitor is told about a request that they have sent, whichever page they are on. */

const notice = '.send-notice';

const isInWindow = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

const createdAt = ({ body }: { readonly body: string }) =>
  (JSON.parse(body) as { created_at: string }).created_at;

describe('a quote sent from the home page', () => {
  test.each([wideQuizViewport, phone])(
    'is confirmed at the top of the page, which scrolls there, in a window of $width by $height',
    async (viewport) => {
      const { page, leads } = await visitQuiz({
        path: '/',
        viewport,
        at: 'terms',
      });
      await acceptTerms(page);
      await page.waitForSelector(notice);
      await page.waitForFunction(() => scrollY === 0);
      expect(await isInWindow(page, notice)).toBe(true);
      expect(await readText(page, notice)).toMatch(
        /^Thank You! .* within 24 hours/,
      );
      expect(await focused(page)).toMatch(/^Thank You!/);
      expect(leads).toHaveLength(1);
      await click(page, 'Close');
      expect(await page.$(notice)).toBeNull();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(
        'main',
      );
    },
  );

  test('that fails shows an error beside the form', async () => {
    const { page } = await visitQuiz({
      path: '/',
      viewport: phone,
      answer: { status: 500 },
      at: 'terms',
    });
    await acceptTerms(page, failureText);
    expect(await isInWindow(page, '[data-send-problem]')).toBe(true);
    expect(await page.$(notice)).toBeNull();
  });
});

describe('a quote that could not be sent', () => {
  test.each<[string, Answer]>([
    ['an answer of 500', { status: 500 }],
    ['a broken connection', 'abort'],
  ])(
    'because of %s shows a focused red error with the phone number, and keeps every answer',
    async (_why, answer) => {
      const { page, complaints, leads } = await visitQuiz({
        answer,
        at: 'terms',
      });
      await acceptTerms(page, failureText);
      await expect.poll(() => focused(page)).toContain(failureText);
      const lines = (await readText(page, '[data-send-problem]'))!
        .split('\n')
        .filter(Boolean);
      expect(lines[0]).toBe(failureText);
      expect(lines[1]).toContain('call us on 07700 900382');
      const colours = await page.$eval(
        'form [role=alert]:not(#consent-error)',
        (element) => {
          const { color, borderLeftColor } = getComputedStyle(element);
          return [color, borderLeftColor];
        },
      );
      for (const colour of colours)
        expect(colour).toMatch(/^rgb\(1[5-9]\d, [0-6]\d?, [0-6]\d?\)$/);
      expect(await isDisabled(page, 'Get My Quote')).toBe(false);
      expect(await held(page)).toMatchObject(lastStep);
      expect(
        complaints.some((text) =>
          text.startsWith('The quote request could not be sent'),
        ),
      ).toBe(true);
      expect(leads).toHaveLength(1);
    },
  );

  test('keeps its error across pages and reloads, and is sent again with the same created_at unless an answer changed', async () => {
    const { page, open, leads } = await visitQuiz({
      answer: { status: 503 },
      at: 'terms',
    });
    await acceptTerms(page, failureText);
    await follow(page, '/services');
    await follow(page, '/get-quote');
    await waitForText(page, failureText);
    await open('/get-quote');
    await waitForText(page, failureText);
    await openTerms(page);
    await acceptTerms(page, failureText);
    await control(page, 'form textarea').fill('Other words');
    await openTerms(page);
    await acceptTerms(page);
    await expect.poll(() => focused(page)).toContain(failureText);
    const [first, again, other] = leads.map(createdAt);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('while offline can be sent again once the connection is back', async () => {
    // Requests are intercepted before they reach the network, so the first is aborted as if
    // offline.
    const answer = (_lead: unknown, index: number): Answer =>
      index === 0 ? 'abort' : { status: 204 };
    const { page, leads } = await visitQuiz({ answer, at: 'terms' });
    await page.setOfflineMode(true);
    await acceptTerms(
      page,
      'There seems to be no connection. Your answers are kept',
    );
    await page.setOfflineMode(false);
    await waitForAnnouncement(page, 'You are back online');
    // The notice must not cover the button that is clicked next.
    expect(await page.$(notice)).toBeNull();
    await openTerms(page);
    await acceptTerms(page, 'Thank You!');
    expect(new Set(leads.map(createdAt)).size).toBe(1);
  });
});

describe('while a quote is being sent', () => {
  /** Sends the sample answers and holds the response back until `answer` is called. */
  async function sendSlowly() {
    const first = Promise.withResolvers<Answer>();
    const answerOf = (_lead: unknown, index: number) =>
      index === 0 ? first.promise : { status: 204 };
    const visitor = await visitQuiz({ answer: answerOf, at: 'terms' });
    await acceptTerms(visitor.page);
    await waitForText(visitor.page, 'Sending...');
    return {
      ...visitor,
      answer: (status: number) => first.resolve({ status }),
    };
  }

  test('its buttons are disabled, its fields cannot be changed, and focus stays in the form', async () => {
    const { page, answer } = await sendSlowly();
    expect([
      await isDisabled(page, 'Sending...'),
      await isDisabled(page, 'Back'),
    ]).toEqual([true, true]);
    expect(await focused(page)).toBe('Anything else we should know?');
    await page.focus('textarea');
    await page.keyboard.type('lost words');
    expect(
      await page.$eval('[name=gdprConsent]', (box) => box.matches(':disabled')),
    ).toBe(true);
    answer(500);
    await waitForText(page, failureText);
    expect(await held(page)).toMatchObject(lastStep);
  });

  test.each([
    ['failure', 500, 'alert', /^Your request was not sent/, failureText],
    ['success', 204, 'status', /^Thank You!/, 'How big is the area?'],
  ])(
    '%s is shown on another page, without scrolling it, and in the quiz after going back',
    async (_what, status, role, words, shown) => {
      const { page, answer, complaints } = await sendSlowly();
      await follow(page, '/services');
      await page.evaluate(() => scrollTo(0, 400));
      answer(status);
      await page.waitForSelector(`${notice}[role=${role}]`);
      expect(await readText(page, notice)).toMatch(words);
      expect(await isInWindow(page, notice)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(400);
      await page.goBack();
      await waitForText(page, shown);
      expect(await page.$(notice)).toBeNull();
      expect(
        complaints.filter((text) => !/could not be sent|500/.test(text)),
      ).toEqual([]);
    },
  );

  test('the quiz on another page waits for the same request and sends no second one', async () => {
    const { page, answer, leads } = await sendSlowly();
    await follow(page, '/');
    await waitForText(page, 'Sending...');
    answer(204);
    await page.waitForSelector(notice);
    await waitForText(page, 'Submit Another Request');
    expect(leads).toHaveLength(1);
  });

  test('a full page load says that the outcome is unknown, and sending again repeats the same created_at', async () => {
    const { page, open, leads } = await sendSlowly();
    await open('/services');
    await waitForText(page, 'We cannot tell whether your request reached us');
    expect(await readText(page, notice)).not.toContain('same request');
    await press(page, `${notice} a[href="/get-quote"]`);
    await waitForText(
      page,
      'Please send it again: better twice than not at all.',
    );
    expect(await shows(page, failureText)).toBe(false);
    await openTerms(page);
    await acceptTerms(page, 'Thank You!');
    expect(leads).toHaveLength(2);
    expect(createdAt(leads[1]!)).toBe(createdAt(leads[0]!));
    await open('/services');
    expect(await page.$(notice)).toBeNull();
  });
});

test.each([320, 390, 1280])(
  'a double click on Next in the contact step changes nothing in the last step, in a window %i pixels wide',
  async (width) => {
    const { page } = await visitQuiz({
      viewport: { ...quizViewport, width },
      at: 'last step',
    });
    await click(page, 'Back');
    await waitForText(page, 'How do we reach you?');
    await click(page, 'Next', 2);
    await waitForText(page, 'Anything else we should know?');
    await expect
      .poll(() => focused(page))
      .toBe('Anything else we should know?');
    expect(await shows(page, consentText)).toBe(false);
    // On the narrowest phone the second click lands on the consent box.
    expect(await held(page)).not.toHaveProperty('gdprConsent');
  },
);
