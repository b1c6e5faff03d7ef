import { describe, expect, test } from 'vitest';
import {
  acceptTerms,
  answerSteps,
  consent,
  fillByScript,
  held,
  isDisabled,
  leadIn,
  next,
  openTerms,
  sampleAnswers,
  visitQuiz,
} from '../../support/visits/quiz-visitor.ts';
import { click, field } from '../../support/visits/controls.ts';
import { waitForText } from '../../support/visitor.ts';

/* The quiz accepts the values of its fields, however they were filled in. */

const { name, email, phone } = sampleAnswers;
const contact = { name, email, phone };

describe('a browser that fills the contact step without an event', () => {
  /** Opens the step and fills these fields without events, as phones and password managers may. */
  async function visitFilled(filled: Readonly<Record<string, string>>) {
    const visitor = await visitQuiz();
    await answerSteps(visitor.page, 3);
    await field(visitor.page, 'Phone').wait();
    for (const [input, text] of Object.entries(filled))
      await fillByScript(visitor.page, `form [name=${input}]`, text, false);
    return visitor;
  }

  test('is noticed, and its values are kept and sent', async () => {
    const { page, leads } = await visitFilled(contact);
    await expect.poll(() => isDisabled(page, 'Next')).toBe(false);
    await field(page, 'Email').click();
    await page.keyboard.press('Tab');
    expect(await held(page)).toMatchObject(contact);
    await next(page);
    await waitForText(page, 'Step 5 of 5');
    await click(page, 'Back');
    expect(await held(page)).toMatchObject(contact);
    await next(page);
    await consent(page);
    await openTerms(page);
    await acceptTerms(page, 'Thank You!');
    expect(leadIn(leads[0])).toMatchObject(contact);
  });

  test('keeps its values when the visitor types too, and disables Next when it empties a field', async () => {
    const { page } = await visitFilled({ name, email });
    await field(page, 'Phone').fill(phone);
    expect(await held(page)).toMatchObject(contact);
    await expect.poll(() => isDisabled(page, 'Next')).toBe(false);
    await fillByScript(page, 'form [name=email]', '', false);
    await expect.poll(() => isDisabled(page, 'Next')).toBe(true);
  });
});

/**
 * What this tab, or another that shares its storage, did while a page was in the back/forward
 * cache.
 */
const meanwhile: readonly (readonly [
  what: string,
  answers: object,
  sentElsewhere: boolean,
  text: string,
])[] = [
  ['its request was sent by this tab', { sent: true }, false, 'Thank You!'],
  ['its request was sent by another tab', {}, true, 'Thank You!'],
  [
    'the quiz moved to another step',
    { step: 3 },
    false,
    'How do we reach you?',
  ],
];

test.each(meanwhile)(
  'a page restored from the back/forward cache shows that meanwhile %s',
  async (_what, answers, sentElsewhere, text) => {
    const { page, leads } = await visitQuiz({ at: 'last step' });
    await page.evaluate(
      (changed, isSent) => {
        const key = 'quote_answers';
        const saved = JSON.parse(sessionStorage.getItem(key)!);
        const now = { ...saved, ...changed };
        sessionStorage.setItem(key, JSON.stringify(now));
        if (isSent) localStorage.setItem('quote_sent', String(saved.begun));
        const kept = { persisted: true };
        dispatchEvent(new PageTransitionEvent('pageshow', kept));
      },
      answers,
      sentElsewhere,
    );
    await waitForText(page, text);
    expect(leads).toEqual([]);
  },
);
