import { describe, expect, test } from 'vitest';
import {
  choose,
  consent,
  goToLastStep,
  lastStepAnswers,
  next,
  quizViewport,
  sampleAnswers,
  type,
} from '../support/quiz-visitor.ts';
import { click, follow, press } from '../support/click.ts';
import { shows, startBrowser, visit, waitForText, type Visitor } from '../support/visitor.ts';

startBrowser();

/** A visitor at the start of the quiz. */
function quiz(
  action: (visitor: Visitor) => Promise<void>,
  viewport: { readonly width: number; readonly height: number } = quizViewport,
): Promise<void> {
  return visit({ consent: false, viewport }, async (visitor) => {
    await visitor.open('/get-quote');
    await action(visitor);
  });
}

describe('what was answered', () => {
  async function expectLastStep({ page }: Visitor): Promise<void> {
    await waitForText(page, 'Get My Quote');
    expect(await lastStepAnswers(page)).toEqual({ message: sampleAnswers.message, consent: true });
    await click(page, 'Back');
    expect(
      await page.$$eval('form input:not([aria-hidden] *)', (inputs) =>
        inputs.map((input) => (input as HTMLInputElement).value),
      ),
    ).toEqual([sampleAnswers.name, sampleAnswers.email, sampleAnswers.phone]);
    await click(page, 'Back');
    expect(await page.$eval('form [name=town]', (input) => (input as HTMLInputElement).value)).toBe(sampleAnswers.town);
    await click(page, 'Back');
    expect(await page.$eval('form input:checked', (input) => (input as HTMLInputElement).value)).toBe(
      sampleAnswers.surfaceType,
    );
  }

  async function answerEverything(visitor: Visitor): Promise<void> {
    await goToLastStep(visitor.page);
    await type(visitor.page, 'additionalMessage', sampleAnswers.message);
    await consent(visitor.page);
  }

  test('survives a reload', async () => {
    await quiz(async (visitor) => {
      await answerEverything(visitor);
      await visitor.open('/get-quote');
      await expectLastStep(visitor);
    });
  });

  test('survives going to another page and coming back by a link', async () => {
    await quiz(async (visitor) => {
      await answerEverything(visitor);
      await follow(visitor.page, '/privacy-policy');
      await follow(visitor.page, '/get-quote');
      await expectLastStep(visitor);
    });
  });

  test("survives the browser's Back and Forward", async () => {
    await quiz(async (visitor) => {
      await follow(visitor.page, '/services');
      await press(visitor.page, 'main a[href="/get-quote"]');
      await waitForText(visitor.page, 'How big is the area?');
      await answerEverything(visitor);
      await visitor.page.goBack();
      await waitForText(visitor.page, 'Our Services');
      await visitor.page.goForward();
      await expectLastStep(visitor);
    });
  });

  test('begun on the home page goes on at the quote page', async () => {
    await visit({ consent: false }, async ({ page, open }) => {
      await open('/');
      await choose(page, 'Large');
      await next(page);
      await waitForText(page, 'What needs cleaning?');
      await follow(page, '/get-quote');
      await waitForText(page, 'What needs cleaning?');
      expect(await shows(page, '40%')).toBe(true);
    });
  });
});
