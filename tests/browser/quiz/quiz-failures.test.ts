import { describe, expect, test } from 'vitest';
import type { Answer } from '../../support/servers/answer-requests.ts';
import {
  acceptTerms,
  answerLeads,
  failureText,
  goToTerms,
  isDisabled,
  lastStepAnswers,
  openTerms,
  progress,
  quizViewport,
  sampleAnswers,
} from '../../support/visits/quiz-visitor.ts';
import { follow } from '../../support/visits/click.ts';
import { shows, startBrowser, visit, wait, waitForText, type Visitor } from '../../support/visitor.ts';

startBrowser();

async function expectFailure({ page, complaints }: Visitor): Promise<void> {
  await waitForText(page, failureText);
  const box = await page.$eval('form [role=alert]:not(#consent-error)', (element) => {
    const { color, borderLeftColor } = getComputedStyle(element);
    return { text: (element as HTMLElement).innerText, colours: [color, borderLeftColor] };
  });
  expect(box.text).toBe('There was an error submitting your request. Please try again.');
  for (const colour of box.colours) expect(colour).toMatch(/^rgb\(1[5-9]\d, [0-6]\d?, [0-6]\d?\)$/);
  expect(await progress(page)).toBe(100);
  expect(await isDisabled(page, 'Get My Quote')).toBe(false);
  expect(await lastStepAnswers(page)).toEqual({ message: sampleAnswers.message, consent: true });
  expect(complaints.some((text) => text.startsWith('The quote request could not be sent'))).toBe(true);
}

describe('a request that fails', () => {
  const faults: readonly [string, Answer][] = [
    ['the webhook answers 500', { status: 500 }],
    ['the webhook answers 429', { status: 429 }],
    [
      'the webhook answers 200 with a page',
      { status: 200, body: '<h1>Sign in</h1>', headers: { 'Content-Type': 'text/html' } },
    ],
    ['the connection breaks', 'abort'],
    ['the webhook redirects to a page that answers 200', { status: 302, headers: { Location: '/services' } }],
    ['the webhook redirects the post', { status: 307, headers: { Location: '/services' } }],
  ];
  test.each(faults)('because %s says so in red, keeps every answer and can be sent again', async (_fault, answer) => {
    await visit({ consent: false, viewport: quizViewport }, async (visitor) => {
      const { page, open } = visitor;
      const leads = await answerLeads(page, (_lead, index) => (index === 0 ? answer : { status: 200 }));
      await open('/get-quote');
      await goToTerms(page);
      await acceptTerms(page);
      await expectFailure(visitor);
      expect(leads).toHaveLength(1);

      await openTerms(page);
      await acceptTerms(page);
      await waitForText(page, 'Thank You!');
      expect(await shows(page, failureText)).toBe(false);
      const sent = leads.map(({ body }) => ({ ...(JSON.parse(body) as object), created_at: undefined }));
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
    });
  });

  test('because the webhook is silent for fifteen seconds does the same', async () => {
    await visit({ consent: false, viewport: quizViewport }, async (visitor) => {
      const { page, open } = visitor;
      const leads = await answerLeads(page, () => 'hang');
      // The page's own clock for time limits runs a hundred times as fast, and notes what was asked of it.
      await page.evaluateOnNewDocument(() => {
        const real = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (milliseconds) => {
          (window as unknown as { asked: number }).asked = milliseconds;
          return real(milliseconds / 100);
        };
      });
      await open('/get-quote');
      await goToTerms(page);
      await acceptTerms(page);
      await expectFailure(visitor);
      expect(leads).toHaveLength(1);
      expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(15_000);
    });
  });

  test('while the visitor is offline does the same', async () => {
    await visit({ consent: false, viewport: quizViewport }, async (visitor) => {
      const { page, open } = visitor;
      await open('/get-quote');
      await goToTerms(page);
      await page.setOfflineMode(true);
      await acceptTerms(page);
      await expectFailure(visitor);
      await page.setOfflineMode(false);
    });
  });

  test('after the visitor went to another page leaves that page alone and keeps the answers', async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open, complaints }) => {
      const answer = Promise.withResolvers<Answer>();
      await answerLeads(page, () => answer.promise);
      await open('/get-quote');
      await goToTerms(page);
      await acceptTerms(page);
      await waitForText(page, 'Sending...');
      await follow(page, '/services');
      await page.evaluate(() => scrollTo(0, 400));
      answer.resolve({ status: 500 });
      await wait(300);
      expect(await page.evaluate(() => scrollY)).toBe(400);
      await page.goBack();
      await waitForText(page, 'Get My Quote');
      expect(await lastStepAnswers(page)).toEqual({ message: sampleAnswers.message, consent: true });
      expect(complaints.every((text) => text.includes('could not be sent') || text.includes('500'))).toBe(true);
    });
  });
});

test('a request that is answered after the visitor went to another page does not scroll that page, and its answers are gone', async () => {
  await visit({ consent: false, viewport: quizViewport }, async ({ page, open, complaints }) => {
    const answer = Promise.withResolvers<Answer>();
    await answerLeads(page, () => answer.promise);
    await open('/get-quote');
    await goToTerms(page);
    await acceptTerms(page);
    await waitForText(page, 'Sending...');
    await follow(page, '/services');
    await page.evaluate(() => scrollTo(0, 400));
    answer.resolve({ status: 204 });
    await wait(300);
    expect(await page.evaluate(() => scrollY)).toBe(400);
    await page.goBack();
    await waitForText(page, 'How big is the area?');
    expect(complaints).toEqual([]);
  });
});
