import { describe, expect, test } from 'vitest';
import { quizSteps } from '../../../src/quiz/steps.ts';
import {
  acceptTerms,
  answerEverything,
  choose,
  consent,
  failureText,
  goToTerms,
  held,
  lastStep,
  leadIn,
  next,
  openTerms,
  sampleAnswers,
  visitQuiz,
} from '../../support/visits/quiz-visitor.ts';
import { click, follow, press } from '../../support/visits/controls.ts';
import {
  blockStorage,
  shows,
  waitForText,
  type Visitor,
} from '../../support/visitor.ts';

describe('a quiz in progress', () => {
  async function expectLastStep(visitor: Visitor): Promise<void> {
    const { page } = visitor;
    await waitForText(page, 'Get My Quote');
    const { name, email, phone, town, surfaceType } = sampleAnswers;
    expect(await held(page)).toMatchObject(lastStep);
    await click(page, 'Back');
    expect(await held(page)).toMatchObject({ name, email, phone });
    await click(page, 'Back');
    expect(await held(page)).toMatchObject({ town });
    await click(page, 'Back');
    expect(await held(page)).toMatchObject({ surfaceType });
  }

  test('survives leaving the page and coming back by a link, and a reload', async () => {
    const visitor = await visitQuiz();
    const { page, open } = visitor;
    await answerEverything(page);
    await follow(page, '/privacy-policy');
    await follow(page, '/get-quote');
    await waitForText(page, 'Get My Quote');
    expect(await held(page)).toMatchObject(lastStep);
    await open('/get-quote');
    await expectLastStep(visitor);
  });

  test("can be walked through with the browser's Back and Forward, one question at a time", async () => {
    const visitor = await visitQuiz();
    const { page } = visitor;
    await follow(page, '/services');
    await press(page, 'main a[href="/get-quote"]');
    await waitForText(page, 'How big is the area?');
    await answerEverything(page);
    const questions = quizSteps.map(({ question }) => question);
    for (const question of [
      'Our Services',
      ...questions.slice(0, -1),
    ].reverse()) {
      await page.goBack();
      await waitForText(page, question);
    }
    for (const question of questions) {
      await page.goForward();
      await waitForText(page, question);
    }
    await expectLastStep(visitor);
  });

  test('lists its answers before and after it is sent, and lets each answer be changed before', async () => {
    const { page, open } = await visitQuiz({ at: 'terms' });
    const given = ['Medium', 'Patio', ...Object.values(sampleAnswers).slice(2)];
    const listed = () =>
      page.$$eval('dl dt + dd', (answers) =>
        answers.map((answer) => answer.innerText),
      );
    await press(page, 'dialog summary');
    expect(await listed()).toEqual(given);
    await click(page, 'Change: What needs cleaning?');
    await choose(page, 'Driveway');
    await next(page);
    await openTerms(page);
    given[1] = 'Driveway';
    await press(page, 'dialog summary');
    expect(await listed()).toEqual(given);
    await acceptTerms(page);
    await waitForText(page, 'What happens next');
    expect(await listed()).toEqual(given);
    const chat = new URL(
      await page.$eval('main a[href*="wa.me"]', (link) => link.href),
    );
    for (const answer of [
      'Medium',
      'Driveway',
      sampleAnswers.town,
      sampleAnswers.name,
    ])
      expect(chat.searchParams.get('text')).toContain(answer);
    await open('/get-quote');
    await waitForText(page, 'What happens next');
    expect(await listed()).toEqual(given);
    await click(page, 'Submit Another Request');
    await open('/get-quote');
    await waitForText(page, 'How big is the area?');
  });

  test('warns before its answers are lost if the tab stores nothing and sending failed', async () => {
    const { page, open } = await visitQuiz({ answer: { status: 500 } });
    await blockStorage(page, 'sessionStorage');
    await open('/get-quote');
    await goToTerms(page);
    await acceptTerms(page, failureText);
    const asked = new Promise<string>((resolve) =>
      page.once(
        'dialog',
        (dialog) => void dialog.dismiss().then(() => resolve(dialog.type())),
      ),
    );
    await page.evaluate(() => location.reload());
    expect(await asked).toBe('beforeunload');
    expect(await held(page)).toMatchObject(lastStep);
  });

  test('counts a long message, keeps all of one that is longer than can be sent, and sends its start', async () => {
    const { page, leads } = await visitQuiz({
      at: 'last step',
      answer: (_request, index) => ({ status: index === 0 ? 500 : 204 }),
    });
    const rest = 'The first 20,000 are sent, the rest stays here.';
    const paste = (text: string) =>
      page.$eval(
        'form textarea',
        (area, pasted) => {
          area.focus();
          document.execCommand('selectAll');
          document.execCommand('insertText', false, pasted);
        },
        text,
      );
    await paste('x'.repeat(17_999));
    expect(await shows(page, 'of 20,000 characters')).toBe(false);
    await page.keyboard.type('x');
    await waitForText(page, '18,000 of 20,000 characters');
    expect(await shows(page, rest)).toBe(false);
    const long = 'Moss on every slab. '.repeat(3000).trim();
    await paste(long);
    await waitForText(page, rest);
    await consent(page);
    await openTerms(page);
    await acceptTerms(page, failureText);
    expect(await held(page)).toMatchObject({ additionalMessage: long });
    await openTerms(page);
    await acceptTerms(page, 'Thank You!');
    const [, sent] = leadIn(leads[1]).message!.split('Additional Details:\n');
    expect(sent).toBe(long.slice(0, 20_000));
  });
});
