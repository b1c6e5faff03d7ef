import type { Page } from 'puppeteer';
import { answerRequests, type Answer, type AskedRequest } from '../servers/answer-requests.ts';
import { click, press } from './click.ts';
import { waitForText } from '../visitor.ts';

export interface TypedAnswers {
  readonly areaSize: string;
  readonly surfaceType: string;
  readonly town: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export const sampleAnswers: TypedAnswers = {
  areaSize: 'Medium',
  surfaceType: 'Patio',
  town: 'Budleigh Salterton',
  name: "Jo O'Neill",
  email: 'jo@example.org',
  phone: '07700 900111',
  message: 'Side gate is locked.\nPlease ring first.',
};

/** Tall enough for every step: on the quote page the delayed scroll to the top then moves no button from under the pointer. */
export const quizViewport = { width: 390, height: 1400 } as const;
/** As tall, and as wide as a desktop's. */
export const wideQuizViewport = { width: 1280, height: 1400 } as const;

export const failureText = 'There was an error submitting your request. Please try again.';
export const consentText = 'Please consent to data processing to continue';

/** Intercepts the lead webhook. */
export function answerLeads(
  page: Page,
  answer: (request: AskedRequest, index: number) => Answer | Promise<Answer>,
): Promise<AskedRequest[]> {
  return answerRequests(page, '*/lead-inbox', answer);
}

export async function choose(page: Page, option: string): Promise<void> {
  await press(page, `form label:has(input[type=radio][value="${option}"])`);
}

/** Replaces what the field of the quiz with this name holds by typing. */
export async function type(page: Page, field: string, text: string): Promise<void> {
  const input = await page.waitForSelector(`form [name="${field}"]`);
  await input!.evaluate((element) => {
    (element as HTMLInputElement).focus();
    (element as HTMLInputElement).select();
  });
  await page.keyboard.sendCharacter(text);
}

/** Puts text into a field as a script does, which no limit of the field stops. */
export async function fillByScript(page: Page, selector: string, text: string): Promise<void> {
  await page.$eval(
    selector,
    (element, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    text,
  );
}

export async function next(page: Page): Promise<void> {
  await click(page, 'Next');
}

/** Answers the first four steps and opens the last. */
export async function goToLastStep(page: Page, answers: TypedAnswers = sampleAnswers): Promise<void> {
  await choose(page, answers.areaSize);
  await next(page);
  await choose(page, answers.surfaceType);
  await next(page);
  await type(page, 'town', answers.town);
  await next(page);
  await type(page, 'name', answers.name);
  await type(page, 'email', answers.email);
  await type(page, 'phone', answers.phone);
  await next(page);
  await waitForText(page, 'Get My Quote');
}

/** Answers everything, consents and asks for the quote, up to the terms. */
export async function goToTerms(page: Page, answers: TypedAnswers = sampleAnswers): Promise<void> {
  await goToLastStep(page, answers);
  await type(page, 'additionalMessage', answers.message);
  await consent(page);
  await openTerms(page);
}

/** Waits until the scroll to the top that follows a step is over: a timer of the page fires after every earlier one of its length. */
export async function waitForStepScroll(page: Page): Promise<void> {
  await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), 100);
}

/** Ticks or unticks the consent box. */
export async function consent(page: Page): Promise<void> {
  await press(page, 'form [name=gdprConsent]');
}

export async function openTerms(page: Page): Promise<void> {
  await click(page, 'Get My Quote');
  await page.waitForSelector('dialog[open]');
}

export async function acceptTerms(page: Page): Promise<void> {
  await click(page, 'Accept & Continue');
}

/** What the last step holds. */
export async function lastStepAnswers(page: Page): Promise<{ readonly message: string; readonly consent: boolean }> {
  return page.evaluate(() => ({
    message: document.querySelector<HTMLTextAreaElement>('form [name=additionalMessage]')!.value,
    consent: document.querySelector<HTMLInputElement>('form [name=gdprConsent]')!.checked,
  }));
}

/** The number beside the progress stripe. */
export async function progress(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('[role=progressbar]')!.getAttribute('aria-valuenow')));
}

/** Whether the button with this text in the quiz is disabled. */
export async function isDisabled(page: Page, text: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('form button')]
        .find((button) => button.textContent === wanted)!
        .matches(':disabled'),
    text,
  );
}

/** Each surface of the second step, with the service that a lead about it asks for. */
export const surfaces = [
  ['Driveway', 'Driveway Cleaning'],
  ['Patio', 'Patio Cleaning'],
  ['Decking', 'Decking & Wood Cleaning'],
  ['Render/Walls', 'Render Cleaning'],
  ['Multiple Areas', 'Full Restoration'],
  ['Other', 'Other'],
] as const;
