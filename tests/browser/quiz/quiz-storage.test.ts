import { describe, expect, test } from 'vitest';
import { tooLong } from '../../../site/words/quiz.ts';
import { quizSteps } from '../../../src/quiz/steps.ts';
import {
  acceptTerms,
  answerLeads,
  choose,
  consent,
  failureText,
  goToLastStep,
  goToTerms,
  lastStepAnswers,
  next,
  openTerms,
  quizViewport,
  sampleAnswers,
  type,
} from '../../support/visits/quiz-visitor.ts';
import { click, follow, press } from '../../support/visits/click.ts';
import { shows, startBrowser, visit, waitForText, type Visitor } from '../../support/visitor.ts';

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

  test("is asked for again, question by question, by the browser's Back, before it leaves the quiz, and Forward returns", async () => {
    await quiz(async (visitor) => {
      const { page } = visitor;
      await follow(page, '/services');
      await press(page, 'main a[href="/get-quote"]');
      await waitForText(page, 'How big is the area?');
      await answerEverything(visitor);
      const questions = quizSteps.map(({ question }) => question);
      for (const question of questions.slice(0, -1).reverse()) {
        await page.goBack();
        await waitForText(page, question);
      }
      await page.goBack();
      await waitForText(page, 'Our Services');
      for (const question of questions) {
        await page.goForward();
        await waitForText(page, question);
      }
      await expectLastStep(visitor);
    });
  });

  test('stands in a list before it is sent, each with its way back, and after that beside what happens next, also after a reload', async () => {
    await quiz(async (visitor) => {
      const { page } = visitor;
      await answerLeads(page, () => ({ status: 204 }));
      await answerEverything(visitor);
      await openTerms(page);
      const given = ['Medium', 'Patio', ...Object.values(sampleAnswers).slice(2)];
      const listed = () =>
        page.$$eval('dl dt + dd', (answers) => answers.map((answer) => (answer as HTMLElement).innerText));
      expect(await listed()).toEqual(given);
      await click(page, 'Change: What needs cleaning?');
      await choose(page, 'Driveway');
      await next(page);
      await openTerms(page);
      given[1] = 'Driveway';
      expect(await listed()).toEqual(given);
      await acceptTerms(page);
      await waitForText(page, 'What happens next');
      expect(await listed()).toEqual(given);
      const chat = new URL(await page.$eval('main a[href*="wa.me"]', (link) => (link as HTMLAnchorElement).href));
      for (const answer of ['Medium', 'Driveway', sampleAnswers.town, sampleAnswers.name])
        expect(chat.searchParams.get('text')).toContain(answer);
      await visitor.open('/get-quote');
      await waitForText(page, 'What happens next');
      expect(await listed()).toEqual(given);
      await click(page, 'Submit Another Request');
      await visitor.open('/get-quote');
      await waitForText(page, 'How big is the area?');
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

  test('cannot be lost unasked where the tab stores nothing and sending failed', async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
      await page.evaluateOnNewDocument(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        }),
      );
      await answerLeads(page, () => ({ status: 500 }));
      await open('/get-quote');
      await goToTerms(page);
      await acceptTerms(page);
      await waitForText(page, failureText);
      const asked = new Promise<string>((resolve) =>
        page.once('dialog', (dialog) => void dialog.dismiss().then(() => resolve(dialog.type()))),
      );
      await page.evaluate(() => location.reload());
      expect(await asked).toBe('beforeunload');
      expect(await lastStepAnswers(page)).toEqual({ message: sampleAnswers.message, consent: true });
    });
  });

  test('is kept whole where it is too long to send, which is said beside it, and sent once it is shorter', async () => {
    await quiz(async ({ page }) => {
      const leads = await answerLeads(page, () => ({ status: 204 }));
      await goToLastStep(page);
      const pasted = 'Moss on every slab. '.repeat(450);
      await page.$eval('form textarea', (area) => (area as HTMLTextAreaElement).focus());
      await page.evaluate((text) => document.execCommand('insertText', false, text), pasted);
      await waitForText(page, tooLong);
      await consent(page);
      await click(page, 'Get My Quote');
      expect(await page.$('dialog[open]')).toBeNull();
      expect(await page.$eval('form textarea', (area) => (area as HTMLTextAreaElement).value)).toBe(pasted);
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('textarea');
      await page.$eval('form textarea', (area) => {
        (area as HTMLTextAreaElement).setSelectionRange(4000, 9000);
        document.execCommand('delete');
      });
      expect(await shows(page, tooLong)).toBe(false);
      await openTerms(page);
      await acceptTerms(page);
      await waitForText(page, 'Thank You!');
      expect((JSON.parse(leads[0]!.body) as { message: string }).message).toContain(pasted.slice(0, 4000).trim());
    });
  });
});
