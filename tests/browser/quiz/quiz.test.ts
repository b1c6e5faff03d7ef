import { describe, expect, test } from 'vitest';
import {
  acceptTerms,
  answerSteps,
  choose,
  consent,
  fillByScript,
  goToTerms,
  held,
  isDisabled,
  leadIn,
  next,
  openTerms,
  sampleAnswers,
  visitQuiz,
  waitForStepScroll,
  wideQuizViewport,
} from '../../support/visits/quiz-visitor.ts';
import { click, focused } from '../../support/visits/controls.ts';
import { readText, shows, wait, waitForText } from '../../support/visitor.ts';

/*
 * src/quiz/sending/build-lead.test.ts tests the fields of a lead, quiz-line.test.ts how it is sent.
 */

const wide = { viewport: wideQuizViewport };

describe('a request that is sent', () => {
  test('arrives as one POST of exactly seven fields, without surrounding spaces', async () => {
    const { page, leads } = await visitQuiz(wide);
    const before = Date.now();
    await goToTerms(page, {
      ...sampleAnswers,
      name: ` ${sampleAnswers.name} `,
      surfaceType: 'Render/Walls',
    });
    await acceptTerms(page, 'Thank You!');
    expect(leads).toHaveLength(1);
    const [lead] = leads;
    expect([lead!.method, lead!.headers['Content-Type']]).toEqual([
      'POST',
      'application/json',
    ]);
    const { created_at, ...fields } = leadIn(lead);
    expect(fields).toEqual({
      name: "Jo O'Neill",
      email: 'jo@example.org',
      phone: '07700 900111',
      service: 'Render Cleaning',
      message:
        'Quiz Results:\nArea Size: Medium\nSurface Type: Render/Walls\nTown/City: Budleigh Salterton\n\nAdditional Details:\nSide gate is locked.\nPlease ring first.',
      status: 'pending',
    });
    const moment = new Date(created_at!);
    expect(created_at).toBe(moment.toISOString());
    expect(moment.getTime()).toBeGreaterThanOrEqual(before);
    expect(moment.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('is sent once even if two clicks come before the page can react to the first', async () => {
    const { page, leads } = await visitQuiz({ ...wide, at: 'terms' });
    await page.evaluate(() => {
      const button = [...document.querySelectorAll('dialog button')].find(
        ({ textContent }) => textContent === 'Accept & Continue',
      ) as HTMLButtonElement;
      button.click();
      button.click();
    });
    await waitForText(page, 'Thank You!');
    await wait(200);
    expect(leads).toHaveLength(1);
  });

  test('keeps the terms dialog open after a double click on Get My Quote', async () => {
    // In a window of this size the form is beside the text, where the dialog does not cover its
    // button.
    const home = { path: '/', viewport: { width: 1280, height: 1150 } };
    const { page } = await visitQuiz({ ...home, at: 'last step' });
    await consent(page);
    const boxOf = (selector: string) =>
      page.$eval(
        selector,
        (element) => element.getBoundingClientRect().toJSON() as DOMRect,
      );
    const button = await boxOf('[data-quiz] button[type=submit]');
    await click(page, 'Get My Quote', 2);
    await wait(150);
    const dialog = await boxOf('dialog[open]');
    // The second click did land on the backdrop.
    expect(button.top > dialog.bottom || button.left > dialog.right).toBe(true);
  });

  test('is confirmed at the top of the page, and can be followed by another request', async () => {
    const { page } = await visitQuiz({ ...wide, at: 'terms' });
    await page.setViewport({ width: 1280, height: 500 });
    await waitForStepScroll(page);
    await page.evaluate(() => scrollTo(0, 200));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await acceptTerms(page, 'Thank You!');
    expect(await readText(page, 'main')).toMatch(/contact you within 24 hours/);
    await page.waitForFunction(() => scrollY === 0);

    await click(page, 'Submit Another Request');
    await waitForText(page, 'How big is the area?');
    expect(await isDisabled(page, 'Next')).toBe(true);
    expect(await held(page)).not.toHaveProperty('areaSize');
    await choose(page, 'Small');
    await next(page);
    expect(await held(page)).not.toHaveProperty('surfaceType');
    await choose(page, 'Other');
    await next(page);
    expect(await held(page)).toMatchObject({ town: '' });
  });

  test('can be made with the keyboard alone', async () => {
    const { page, leads } = await visitQuiz(wide);
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (
          await page.evaluate(
            (wanted) => document.activeElement?.matches(wanted),
            selector,
          )
        )
          return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`No focus on ${selector} in 60 presses of Tab`);
    };
    const pressAt = async (
      selector: string,
      ...keys: readonly ('Space' | 'ArrowDown' | 'Enter')[]
    ) => {
      await page.waitForSelector(selector);
      await tabTo(selector);
      for (const key of keys) await page.keyboard.press(key);
    };
    const typeAt = async (field: string, text: string) => {
      await pressAt(`[name=${field}]`);
      await page.keyboard.type(text);
    };
    await pressAt('input[name=areaSize]', 'Space', 'ArrowDown', 'Enter');
    await pressAt('input[name=surfaceType]', 'Space', 'Enter');
    await typeAt('town', 'Colyton');
    await page.keyboard.press('Enter');
    await typeAt('name', 'Jo');
    await typeAt('email', 'jo@example.org');
    await typeAt('phone', '01632 960001');
    await page.keyboard.press('Enter');
    await typeAt('additionalMessage', 'None');
    await pressAt('input[name=gdprConsent]', 'Space');
    await pressAt('form button[type=submit]', 'Enter');
    await pressAt('dialog[open] .button-go', 'Enter');
    await waitForText(page, 'Thank You!');
    expect(await focused(page)).toBe('Thank You!');
    expect(leadIn(leads[0]).message).toContain('Area Size: Medium');
  });

  test('can be made on a screen 320 pixels wide without horizontal scrolling', async () => {
    const { page } = await visitQuiz({ viewport: { width: 320, height: 640 } });
    const widths: number[] = [];
    const look = async () => {
      await waitForStepScroll(page);
      widths.push(
        await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        ),
      );
    };
    const long = {
      ...sampleAnswers,
      surfaceType: 'Render/Walls',
      town: 'W'.repeat(50),
      name: 'W'.repeat(80),
    };
    await answerSteps(page, 4, long, look);
    await consent(page);
    await look();
    await openTerms(page);
    await look();
    widths.push(
      await page.$eval(
        'dialog',
        (dialog) => dialog.getBoundingClientRect().right - innerWidth,
      ),
    );
    await acceptTerms(page, 'Thank You!');
    await look();
    expect(widths).toHaveLength(8);
    expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  });
});

describe('the hidden field', () => {
  const hidden = 'form [aria-hidden=true] input';

  test('filled in by a program, holds the request back until a person confirms it', async () => {
    const { page, leads } = await visitQuiz({ at: 'terms' });
    await fillByScript(page, hidden, 'https://spam.example');
    await acceptTerms(page);
    await waitForText(page, 'Are you a person?');
    // The new dialog does not put the focus on the button that sends.
    expect(await focused(page)).toBe('Close dialog');
    expect(leads).toEqual([]);
    await click(page, 'Cancel');
    expect(await shows(page, 'Thank You!')).toBe(false);
    await openTerms(page);
    await acceptTerms(page);
    await click(page, 'Yes, send my request');
    await waitForText(page, 'Thank You!');
    expect(leads).toHaveLength(1);
    expect(leads[0]!.body).not.toContain('spam');
  });

  test('has a name and a label that autofill does not recognise', async () => {
    const { page } = await visitQuiz();
    expect(await page.$eval(hidden, ({ outerHTML }) => outerHTML)).not.toMatch(
      /web|url|site|mail|phone|tel|name="name|address|company|organi[sz]ation|city|post|zip/i,
    );
  });
});
