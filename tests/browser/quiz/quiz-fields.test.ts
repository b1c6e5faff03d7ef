import { describe, expect, test } from 'vitest';
import {
  acceptTerms,
  answerSteps,
  consent,
  fillByScript,
  held,
  isDisabled,
  next,
  openTerms,
  sampleAnswers,
  visitQuiz,
} from '../../support/visits/quiz-visitor.ts';
import { click, field } from '../../support/visits/controls.ts';
import { waitForText } from '../../support/visitor.ts';

/* The values of fields count, however they got there. */

const { name, email, phone } = sampleAnswers;
const contact = { name, email, phone };

describe('a browser that fills the contact step without an event', () => {
  /** Opens the step and fills its fields as phones and password managers may. */
  async function visitFilled(filled: Readonly<Record<string, string>>) {
    const visitor = await visitQuiz();
    await answerSteps(visitor.page, 3);
    await field(visitor.page, 'Phone').wait();
    for (const [input, text] of Object.entries(filled))
      await fillByScript(visitor.page, `form [name=${input}]`, text, false);
    return visitor;
  }

  test('is noticed, and what it filled is kept when a field is touched, and sent', async () => {
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
    expect(JSON.parse(leads[0]!.body)).toMatchObject(contact);
  });

  test('loses nothing to what is typed at the same time', async () => {
    const { page } = await visitFilled({ name, email });
    await field(page, 'Phone').fill(phone);
    expect(await held(page)).toMatchObject(contact);
    await expect.poll(() => isDisabled(page, 'Next')).toBe(false);
  });

  test('and empties it again has the step wait', async () => {
    const { page } = await visitFilled(contact);
    await expect.poll(() => isDisabled(page, 'Next')).toBe(false);
    await fillByScript(page, 'form [name=email]', '', false);
    await expect.poll(() => isDisabled(page, 'Next')).toBe(true);
  });
});

test.each([
  ['by this tab', { sent: true }],
  ['by a page whose storage a kept page does not see', undefined],
])(
  'a page kept for Back says that its request was sent meanwhile, %s',
  async (_by, change) => {
    const { page, leads } = await visitQuiz({ at: 'last step' });
    await page.evaluate((changed) => {
      const saved = JSON.parse(sessionStorage.getItem('quote_answers')!) as {
        begun: number;
      };
      if (changed)
        sessionStorage.setItem(
          'quote_answers',
          JSON.stringify({ ...saved, ...changed }),
        );
      else localStorage.setItem('quote_sent', String(saved.begun));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, change);
    await waitForText(page, 'Thank You!');
    expect(leads).toEqual([]);
  },
);

test('a page kept for Back goes on with what was answered meanwhile', async () => {
  const { page } = await visitQuiz({ at: 'last step' });
  await page.evaluate(() => {
    const saved = JSON.parse(
      sessionStorage.getItem('quote_answers')!,
    ) as object;
    sessionStorage.setItem(
      'quote_answers',
      JSON.stringify({ ...saved, step: 3 }),
    );
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await waitForText(page, 'How do we reach you?');
  expect(await held(page)).toMatchObject(contact);
});
