import { describe, expect, test } from 'vitest';
import {
  choose,
  consent,
  consentText,
  goToLastStep,
  fillByScript,
  goToTerms,
  isDisabled,
  lastStepAnswers,
  next,
  progress,
  quizViewport,
  sampleAnswers,
  type,
  waitForStepScroll,
} from '../../support/visits/quiz-visitor.ts';
import { click } from '../../support/visits/click.ts';
import { putOff } from '../../support/visits/put-off.ts';
import { hasFibre, shows, siteUrl, startBrowser, visit, waitForText, type Visitor } from '../../support/visitor.ts';

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

const valueOf = ({ page }: Visitor, field: string) =>
  page.$eval(`form [name="${field}"]`, (input) => (input as HTMLInputElement).value);

describe('a step', () => {
  test('shows how far the quiz is, and lets the visitor back but not before the first', async () => {
    await quiz(async ({ page }) => {
      expect(await isDisabled(page, 'Back')).toBe(true);
      const seen = [await progress(page)];
      await choose(page, 'Small');
      await next(page);
      seen.push(await progress(page));
      await choose(page, 'Decking');
      await next(page);
      seen.push(await progress(page));
      await type(page, 'town', 'Lynton');
      await next(page);
      seen.push(await progress(page));
      for (const field of ['name', 'email', 'phone']) await type(page, field, 'x');
      await next(page);
      seen.push(await progress(page));
      expect(seen).toEqual([20, 40, 60, 80, 100]);
      for (let steps = 0; steps < 4; steps += 1) await click(page, 'Back');
      expect(await progress(page)).toBe(20);
      expect(await page.$eval('form input:checked', (input) => (input as HTMLInputElement).value)).toBe('Small');
      expect(await isDisabled(page, 'Back')).toBe(true);
    });
  });

  test.each([
    ['How big is the area?', ['Small', 'Medium', 'Large']],
    ['What needs cleaning?', ['Driveway', 'Patio', 'Decking', 'Render/Walls', 'Multiple Areas', 'Other']],
  ])('%s offers exactly its answers and waits for one', async (question, answers) => {
    await quiz(async ({ page }) => {
      if (question !== 'How big is the area?') {
        await choose(page, 'Small');
        await next(page);
      }
      await waitForText(page, question);
      expect(
        await page.$$eval('form input[type=radio]', (inputs) =>
          inputs.map((input) => (input as HTMLInputElement).value),
        ),
      ).toEqual(answers);
      expect(await isDisabled(page, 'Next')).toBe(true);
      await choose(page, answers[1]!);
      expect(await isDisabled(page, 'Next')).toBe(false);
    });
  });

  test('takes a town of fifty characters, no more, and no blanks', async () => {
    await quiz(async (visitor) => {
      const { page } = visitor;
      await choose(page, 'Small');
      await next(page);
      await choose(page, 'Other');
      await next(page);
      expect(await isDisabled(page, 'Next')).toBe(true);
      await type(page, 'town', '   ');
      expect(await isDisabled(page, 'Next')).toBe(true);
      await page.keyboard.press('Enter');
      expect(await progress(page)).toBe(60);
      await page.focus('form [name=town]');
      await page.keyboard.type('y'.repeat(60));
      expect(await valueOf(visitor, 'town')).toHaveLength(50);
      await type(page, 'town', 'y'.repeat(50));
      expect(await isDisabled(page, 'Next')).toBe(false);
      // Past the field's own limit, as an autofill may go.
      await fillByScript(page, 'form [name=town]', 'y'.repeat(51));
      expect(await isDisabled(page, 'Next')).toBe(true);
    });
  });

  test('wants name, email and phone, each more than blanks', async () => {
    await quiz(async ({ page }) => {
      await choose(page, 'Small');
      await next(page);
      await choose(page, 'Other');
      await next(page);
      await type(page, 'town', 'Seaton');
      await next(page);
      expect(
        await page.$$eval('form input:not([aria-hidden] *)', (inputs) =>
          inputs.map((input) => `${input.getAttribute('name')} ${input.getAttribute('type')}`),
        ),
      ).toEqual(['name text', 'email email', 'phone tel']);
      const fields = ['name', 'email', 'phone'];
      for (const field of fields) await type(page, field, 'x');
      expect(await isDisabled(page, 'Next')).toBe(false);
      for (const field of fields) {
        await type(page, field, '  ');
        expect(await isDisabled(page, 'Next'), field).toBe(true);
        await type(page, field, 'x');
      }
    });
  });

  test('scrolls the quote page to its top after a tenth of a second, and not before', async () => {
    await quiz(
      async ({ page }) => {
        await choose(page, 'Small');
        // By the order of the page's timers, which no busy machine changes.
        const places = await page.evaluate(async () => {
          const placeAfter = (delay: number) => new Promise((resolve) => setTimeout(() => resolve(scrollY), delay));
          scrollTo(0, 200);
          const before = placeAfter(99);
          document.querySelector<HTMLButtonElement>('form button[type=submit]')!.click();
          await placeAfter(0);
          return Promise.all([before, placeAfter(101)]);
        });
        expect(places).toEqual([200, 0]);
      },
      { width: 1280, height: 500 },
    );
  });

  test("has its button in sight on a phone in a browser's window, and focus on its question", async () => {
    await quiz(
      async ({ page }) => {
        const bottoms: number[] = [];
        const look = async (question: string) => {
          await page.waitForFunction((words) => document.activeElement?.textContent === words, {}, question);
          await waitForStepScroll(page);
          bottoms.push(await page.$eval('form [type=submit]', (button) => button.getBoundingClientRect().bottom));
        };
        bottoms.push(await page.$eval('form [type=submit]', (button) => button.getBoundingClientRect().bottom));
        await choose(page, 'Small');
        await next(page);
        await look('What needs cleaning?');
        await choose(page, 'Render/Walls');
        await next(page);
        await look('Where is it?');
        await type(page, 'town', 'Moretonhampstead');
        await next(page);
        await look('How do we reach you?');
        for (const [field, odd] of [
          ['name', 'Jo'],
          ['email', 'jo@'],
          ['phone', '123'],
        ] as const)
          await type(page, field, odd);
        await page.focus('form [name=name]');
        await waitForText(page, 'Is this number right?');
        expect(await shows(page, 'Is this address right?')).toBe(true);
        await next(page);
        await look('Anything else we should know?');
        expect(bottoms.filter((bottom) => bottom > 664)).toEqual([]);
        expect(bottoms).toHaveLength(5);
      },
      { width: 390, height: 664 },
    );
  });
});

test('a visitor who is quicker than the page is heard: focus follows their first Next', async () => {
  await visit({ consent: false, viewport: quizViewport }, async ({ page }) => {
    await putOff(page);
    await page.goto(new URL('/get-quote', siteUrl).href);
    await page.waitForFunction(hasFibre, {}, 'form input[name=areaSize]');
    await choose(page, 'Small');
    await next(page);
    await page.waitForFunction(() => document.activeElement?.textContent === 'What needs cleaning?');
  });
});

describe('consent', () => {
  test('is asked for in red, with a greyed button, and nothing opens without it', async () => {
    await quiz(async ({ page }) => {
      await goToLastStep(page);
      const look = () =>
        page.evaluate(() => {
          const box = document.querySelector<HTMLInputElement>('form [name=gdprConsent]')!;
          const message = document.getElementById('consent-error')!;
          const button = document.querySelector('form button[type=submit]')!;
          return {
            message: message.innerText,
            messageColour: getComputedStyle(message).color,
            labelColour: getComputedStyle(box.closest('label')!).color,
            boxColour: getComputedStyle(box).accentColor,
            buttonColour: getComputedStyle(button).backgroundColor,
          };
        });
      const before = await look();
      expect(before.message).toBe('');
      await click(page, 'Get My Quote');
      await waitForText(page, consentText);
      const refused = await look();
      expect(refused.message).toBe('Please consent to data processing to continue');
      for (const colour of [refused.messageColour, refused.labelColour, refused.boxColour])
        expect(isRed(colour), colour).toBe(true);
      expect(isGrey(refused.buttonColour), refused.buttonColour).toBe(true);
      expect(await page.$('dialog[open]')).toBeNull();

      await consent(page);
      await page.waitForFunction(() => document.getElementById('consent-error')!.innerText === '');
      await page.waitForFunction(
        (grey) => getComputedStyle(document.querySelector('form button[type=submit]')!).backgroundColor !== grey,
        {},
        refused.buttonColour,
      );
      expect(isRed((await look()).labelColour)).toBe(false);
    });
  });

  test('says that it may be withdrawn by phone and links the privacy policy', async () => {
    await quiz(async ({ page }) => {
      await goToLastStep(page);
      const terms = await page.$eval('#consent-terms', (element) => ({
        text: (element as HTMLElement).innerText,
        links: [...element.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      }));
      expect(terms.text).toMatch(/withdraw your consent at any time by phoning 07700 900382/);
      expect(terms.links).toEqual(['tel:+447700900382', '/privacy-policy']);
    });
  });
});

describe('the terms', () => {
  const ways: readonly [string, (visitor: Visitor) => Promise<void>][] = [
    ['Cancel', ({ page }) => click(page, 'Cancel')],
    ['the X', ({ page }) => click(page, 'Close dialog')],
    ['Escape', ({ page }) => page.keyboard.press('Escape')],
    ['a click on the backdrop', ({ page }) => page.mouse.click(15, 500)],
  ];
  test.each(ways)('close by %s, sending nothing and keeping every answer', async (_way, close) => {
    await quiz(async (visitor) => {
      const { page, requests } = visitor;
      await goToTerms(page);
      await close(visitor);
      await page.waitForFunction(() => document.querySelector('dialog') === null);
      expect(requests.filter((address) => address.endsWith('/lead-inbox'))).toEqual([]);
      expect(await lastStepAnswers(page)).toEqual({ message: sampleAnswers.message, consent: true });
      await page.waitForFunction(() => document.activeElement?.textContent === 'Get My Quote');
    });
  });

  test('stay open while text in them is selected past their edge', async () => {
    await quiz(async ({ page }) => {
      await goToTerms(page);
      const { x, y } = await page.$eval('dialog p', (text) => text.getBoundingClientRect().toJSON() as DOMRect);
      await page.mouse.move(x + 5, y + 10);
      await page.mouse.down();
      await page.mouse.move(15, y + 30, { steps: 4 });
      await page.mouse.up();
      expect(await page.$('dialog[open]')).not.toBeNull();
    });
  });
});

function isRed(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)!.map(Number);
  return red > 140 && green < 90 && blue < 90;
}

function isGrey(colour: string): boolean {
  const channels = colour.match(/\d+/g)!.slice(0, 3).map(Number);
  return Math.max(...channels) - Math.min(...channels) < 40 && Math.min(...channels) > 60;
}
