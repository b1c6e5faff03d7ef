import { describe, expect, test } from 'vitest';
import { quizSteps } from '../../../src/quiz/steps.ts';
import {
  answerSteps,
  choose,
  consent,
  consentText,
  everyAnswer,
  fillByScript,
  isDisabled,
  lastStepAnswers,
  next,
  openTerms,
  progress,
  sampleAnswers,
  type,
  valueOf,
  visitQuiz,
  waitForStepScroll,
} from '../../support/visits/quiz-visitor.ts';
import { click } from '../../support/visits/click.ts';
import { shows, waitForText } from '../../support/visitor.ts';

describe('a step', () => {
  test('shows how far the quiz is, and lets the visitor back but not before the first', async () => {
    const { page } = await visitQuiz();
    const seen: number[] = [];
    const look = async () => seen.push(await progress(page));
    expect(await isDisabled(page, 'Back')).toBe(true);
    await answerSteps(page, 4, sampleAnswers, look);
    await look();
    expect(seen).toEqual([20, 40, 60, 80, 100]);
    for (let steps = 0; steps < 4; steps += 1) await click(page, 'Back');
    expect(await progress(page)).toBe(20);
    expect(await valueOf(page, ':checked')).toBe(sampleAnswers.areaSize);
    expect(await isDisabled(page, 'Back')).toBe(true);
  });

  test('offers exactly its answers or fields and waits for them: a town of fifty characters, name, email and phone, no blanks', async () => {
    const { page } = await visitQuiz();
    const waits = () => isDisabled(page, 'Next');
    const fields = (attribute: string) =>
      page.$$eval(
        'form input:not([aria-hidden] *)',
        (inputs, name) => inputs.map((input) => input.getAttribute(name)),
        attribute,
      );
    for (const answers of [
      ['Small', 'Medium', 'Large'],
      [
        'Driveway',
        'Patio',
        'Decking',
        'Render/Walls',
        'Multiple Areas',
        'Other',
      ],
    ]) {
      await page.waitForSelector(`form input[value="${answers[0]}"]`);
      expect([await fields('value'), await waits()]).toEqual([answers, true]);
      await choose(page, answers[1]!);
      expect(await waits()).toBe(false);
      await next(page);
    }
    await type(page, 'town', '   ');
    expect(await waits()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await progress(page)).toBe(60);
    await page.focus('form [name=town]');
    await page.keyboard.type('y'.repeat(60));
    expect(await valueOf(page, '[name=town]')).toHaveLength(50);
    // Past the field's own limit, as an autofill may go.
    await fillByScript(page, 'form [name=town]', 'y'.repeat(51));
    expect(await waits()).toBe(true);
    await type(page, 'town', 'y'.repeat(50));
    await next(page);
    await page.waitForSelector('form [name=phone]');
    expect(await fields('type')).toEqual(['text', 'email', 'tel']);
    for (const field of ['name', 'email', 'phone'])
      await type(page, field, 'x');
    for (const field of ['name', 'email', 'phone']) {
      expect(await waits()).toBe(false);
      await type(page, field, '  ');
      expect(await waits(), field).toBe(true);
      await type(page, field, 'x');
    }
  });

  test('scrolls the quote page to its top after a tenth of a second, and not before', async () => {
    const { page } = await visitQuiz({
      viewport: { width: 1280, height: 500 },
    });
    await choose(page, 'Small');
    // By the order of the page's timers, which no busy machine changes.
    const places = await page.evaluate(async () => {
      const placeAfter = (delay: number) =>
        new Promise((resolve) => setTimeout(() => resolve(scrollY), delay));
      scrollTo(0, 200);
      const before = placeAfter(99);
      document
        .querySelector<HTMLButtonElement>('form button[type=submit]')!
        .click();
      await placeAfter(0);
      return Promise.all([before, placeAfter(101)]);
    });
    expect(places).toEqual([200, 0]);
  });

  test("has its button in sight on a phone in a browser's window, and focus on its question", async () => {
    const { page } = await visitQuiz({ viewport: { width: 390, height: 664 } });
    const bottoms: number[] = [];
    const look = async () => {
      const { question } = quizSteps[bottoms.length]!;
      if (bottoms.length > 0)
        await page.waitForFunction(
          (words) => document.activeElement?.textContent === words,
          {},
          question,
        );
      await waitForStepScroll(page);
      bottoms.push(
        await page.$eval(
          'form [type=submit]',
          (button) => button.getBoundingClientRect().bottom,
        ),
      );
    };
    const odd = {
      ...sampleAnswers,
      town: 'Moretonhampstead',
      email: 'jo@',
      phone: '123',
    };
    await answerSteps(page, 3, odd, look);
    await look();
    for (const field of ['name', 'email', 'phone'] as const)
      await type(page, field, odd[field]);
    await page.focus('form [name=name]');
    await waitForText(page, 'Is this number right?');
    expect(await shows(page, 'Is this address right?')).toBe(true);
    await next(page);
    await look();
    expect(bottoms).toHaveLength(5);
    expect(bottoms.filter((bottom) => bottom > 664)).toEqual([]);
  });
});

test('consent is asked for in red, with a greyed button, and nothing opens without it; it may be withdrawn by phone', async () => {
  const { page } = await visitQuiz({ at: 'last step' });
  const look = () =>
    page.evaluate(() => {
      const box = document.querySelector<HTMLInputElement>(
        'form [name=gdprConsent]',
      )!;
      const message = document.getElementById('consent-error')!;
      const colourOf = (element: Element) => getComputedStyle(element).color;
      return {
        message: message.innerText,
        red: [
          colourOf(message),
          colourOf(box.closest('label')!),
          getComputedStyle(box).accentColor,
        ],
        button: getComputedStyle(
          document.querySelector('form button[type=submit]')!,
        ).backgroundColor,
      };
    });
  expect((await look()).message).toBe('');
  await click(page, 'Get My Quote');
  await waitForText(page, consentText);
  const refused = await look();
  expect(refused.message).toBe(consentText);
  for (const colour of refused.red) expect(isRed(colour), colour).toBe(true);
  expect(isGrey(refused.button), refused.button).toBe(true);
  expect(await page.$('dialog[open]')).toBeNull();

  await consent(page);
  await page.waitForFunction(
    () => document.getElementById('consent-error')!.innerText === '',
  );
  await expect.poll(async () => (await look()).button).not.toBe(refused.button);
  expect(isRed((await look()).red[1]!)).toBe(false);
  const terms = await page.$eval('#consent-terms', (element) => ({
    text: (element as HTMLElement).innerText,
    links: [...element.querySelectorAll('a')].map((link) =>
      link.getAttribute('href'),
    ),
  }));
  expect(terms.text).toMatch(
    /withdraw your consent at any time by phoning 07700 900382/,
  );
  expect(terms.links).toEqual(['tel:+447700900382', '/privacy-policy']);
});

test('the terms stay open while text is selected past their edge, and close by each way, sending nothing and keeping every answer', async () => {
  const { page, leads } = await visitQuiz({ at: 'terms' });
  const { x, y } = await page.$eval(
    'dialog p',
    (text) => text.getBoundingClientRect().toJSON() as DOMRect,
  );
  await page.mouse.move(x + 5, y + 10);
  await page.mouse.down();
  await page.mouse.move(15, y + 30, { steps: 4 });
  await page.mouse.up();
  expect(await page.$('dialog[open]')).not.toBeNull();
  for (const close of [
    () => click(page, 'Cancel'),
    () => click(page, 'Close dialog'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(15, 500),
  ]) {
    await close();
    await page.waitForFunction(() => document.querySelector('dialog') === null);
    await page.waitForFunction(
      () => document.activeElement?.textContent === 'Get My Quote',
    );
    expect(await lastStepAnswers(page)).toEqual(everyAnswer);
    await openTerms(page);
  }
  expect(leads).toEqual([]);
});

const channels = (colour: string) =>
  colour.match(/\d+/g)!.slice(0, 3).map(Number);

function isRed(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red > 140 && green < 90 && blue < 90;
}

const isGrey = (colour: string) =>
  Math.max(...channels(colour)) - Math.min(...channels(colour)) < 40 &&
  Math.min(...channels(colour)) > 60;
