import { describe, expect, test } from 'vitest';
import { quizSteps } from '../../../src/quiz/steps.ts';
import {
  answerSteps,
  choose,
  consent,
  consentText,
  fillByScript,
  held,
  isDisabled,
  lastStep,
  next,
  openTerms,
  sampleAnswers,
  visitQuiz,
  waitForStepScroll,
} from '../../support/visits/quiz-visitor.ts';
import { click, field, focused } from '../../support/visits/controls.ts';
import { shows, waitForAnnouncement } from '../../support/visitor.ts';

/** The options of the question with this answer, each with its hint. */
const choices = (answer: string) =>
  quizSteps
    .flatMap(({ fields }) => fields)
    .map(({ options = [] }) => options)
    .find((options) => options.some((option) => option.answer === answer))!
    .map(({ answer: text, hint = '' }) => text + hint);

describe('a step', () => {
  test('shows the progress of the quiz, and lets the visitor go back as far as the first step', async () => {
    const { page } = await visitQuiz();
    const { areaSize } = sampleAnswers;
    const seen: number[] = [];
    const look = async () =>
      seen.push(await page.$eval('progress', ({ value }) => value));
    expect(await isDisabled(page, 'Back')).toBe(true);
    await answerSteps(page, 4, sampleAnswers, look);
    await look();
    expect(seen).toEqual([20, 40, 60, 80, 100]);
    for (let steps = 0; steps < 4; steps += 1) await click(page, 'Back');
    expect(await held(page)).toMatchObject({ areaSize });
    expect(await isDisabled(page, 'Back')).toBe(true);
  });

  test('offers exactly its own answers or fields, and enables Next only while an answer is chosen or every field is filled in', async () => {
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
      const texts = await page.$$eval('fieldset label', (labels) =>
        labels.map(({ textContent }) => textContent.replaceAll('\u200B', '')),
      );
      expect(texts).toEqual(choices(answers[0]!));
      await choose(page, answers[1]!);
      expect(await waits()).toBe(false);
      await next(page);
    }
    const town = field(page, 'Town, village or city');
    await town.fill('   ');
    expect(await waits()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await shows(page, 'Step 3 of 5')).toBe(true);
    await town.click();
    await page.keyboard.type('y'.repeat(60));
    expect((await held(page)).town).toHaveLength(50);
    // Autofill may exceed the field's own limit.
    await fillByScript(page, 'form [name=town]', 'y'.repeat(51));
    expect(await waits()).toBe(true);
    await town.fill('y'.repeat(50));
    await next(page);
    await field(page, 'Phone').wait();
    expect(await fields('type')).toEqual(['text', 'email', 'tel']);
    const inputs = ['name', 'email', 'phone'].map(
      (name) => `form [name=${name}]`,
    );
    for (const input of inputs) await fillByScript(page, input, 'x');
    for (const input of inputs) {
      expect(await waits()).toBe(false);
      await fillByScript(page, input, '  ');
      expect(await waits(), input).toBe(true);
      await fillByScript(page, input, 'x');
    }
  });

  test('scrolls the quote page to its top after a tenth of a second, and not before', async () => {
    const { page } = await visitQuiz({
      viewport: { width: 1280, height: 500 },
    });
    await choose(page, 'Small');
    // Relies on the order of the page's timers, which holds on a busy machine too.
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

  test('shows its button without scrolling on a phone, and puts the focus on its question', async () => {
    const { page } = await visitQuiz({ viewport: { width: 390, height: 664 } });
    const bottoms: number[] = [];
    const look = async () => {
      const { question } = quizSteps[bottoms.length]!;
      if (bottoms.length > 0)
        await expect.poll(() => focused(page)).toBe(question);
      await waitForStepScroll(page);
      bottoms.push(
        await page.$eval(
          '[data-quiz] [type=submit]',
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
    await field(page, 'Email').fill(odd.email);
    await field(page, 'Phone').fill(odd.phone);
    await field(page, 'Name').fill(odd.name);
    await waitForAnnouncement(page, 'Is this number right?');
    expect(await shows(page, 'Is this address right?')).toBe(true);
    await next(page);
    await look();
    expect(bottoms).toHaveLength(5);
    expect(bottoms.filter((bottom) => bottom > 664)).toEqual([]);
  });
});

test('sending without consent opens no dialog, shows a red error and greys the button', async () => {
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
  await waitForAnnouncement(page, consentText);
  const refused = await look();
  expect(refused.message).toBe(consentText);
  for (const colour of refused.red) expect(isRed(colour), colour).toBe(true);
  expect(isGrey(refused.button), refused.button).toBe(true);
  expect(await page.$('dialog[open]')).toBeNull();

  await consent(page);
  await expect.poll(async () => (await look()).message).toBe('');
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

test('the terms dialog stays open while text is selected past its edge, and closing it sends nothing and keeps every answer', async () => {
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
    await page.waitForSelector('dialog', { hidden: true });
    await expect.poll(() => focused(page)).toBe('Get My Quote');
    expect(await held(page)).toMatchObject(lastStep);
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
