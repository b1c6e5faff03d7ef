import type { Page } from 'puppeteer';
import { at } from '../../../src/domain/assert-defined.ts';
import { LAST_STEP, quizSteps } from '../../../src/quiz/steps.ts';
import { completeAnswers } from '../quiz-answers.ts';
import {
  answerRequests,
  type Answer,
  type AskedRequest,
} from '../servers/answer-requests.ts';
import { click, press } from './click.ts';
import {
  arrive,
  waitForText,
  type Viewport,
  type Visitor,
} from '../visitor.ts';

export const sampleAnswers = {
  areaSize: 'Medium',
  surfaceType: 'Patio',
  town: 'Budleigh Salterton',
  name: "Jo O'Neill",
  email: 'jo@example.org',
  phone: '07700 900111',
  message: 'Side gate is locked.\nPlease ring first.',
};
type TypedAnswers = typeof sampleAnswers;
/** What the last step holds once all is answered. */
export const everyAnswer = { message: sampleAnswers.message, consent: true };

/** Tall enough for every step: on the quote page the delayed scroll to the top then moves no button from under the pointer. */
export const quizViewport = { width: 390, height: 1400 } as const;
/** As tall, and as wide as a desktop's. */
export const wideQuizViewport = { width: 1280, height: 1400 } as const;

export const failureText =
  'There was an error submitting your request. Please try again.';
export const consentText = 'Please consent to data processing to continue';

type LeadAnswer =
  | Answer
  | ((request: AskedRequest, index: number) => Answer | Promise<Answer>);

/** Intercepts the lead webhook. */
export const answerLeads = (
  page: Page,
  answer: LeadAnswer,
): Promise<AskedRequest[]> =>
  answerRequests(
    page,
    '*/lead-inbox',
    typeof answer === 'function' ? answer : () => answer,
  );

interface QuizVisit {
  readonly viewport?: Viewport;
  readonly path?: string;
  /** What the webhook answers. */
  readonly answer?: LeadAnswer;
  /** How far the quiz is answered already. */
  readonly at?: 'last step' | 'terms';
}

/** A new visitor with the quiz open. */
export async function visitQuiz({
  viewport = quizViewport,
  path = '/get-quote',
  answer = { status: 204 },
  at,
}: QuizVisit = {}): Promise<
  Visitor & { readonly leads: readonly AskedRequest[] }
> {
  const visitor = await arrive({ consent: false, viewport });
  const leads = await answerLeads(visitor.page, answer);
  if (at === 'last step')
    await answerBefore(visitor.page, {
      additionalMessage: '',
      gdprConsent: false,
    });
  if (at === 'terms') await answerBefore(visitor.page);
  await visitor.open(path);
  if (at) await waitForText(visitor.page, 'Get My Quote');
  if (at === 'terms') await openTerms(visitor.page);
  return { ...visitor, leads };
}

const { town: postcode, message: additionalMessage, ...others } = sampleAnswers;
/** The sample answers as the tab keeps them. */
const keptAnswers = completeAnswers({ ...others, postcode, additionalMessage });

/** Answers all steps before the first page opens, as if typed in this tab a moment ago. */
export async function answerBefore(
  page: Page,
  answers: Partial<typeof keptAnswers> = {},
): Promise<void> {
  await page.evaluateOnNewDocument(
    (given, step) => {
      if (
        !location.protocol.startsWith('http') ||
        sessionStorage.getItem('begun')
      )
        return;
      sessionStorage.setItem('begun', 'yes');
      sessionStorage.setItem(
        'quote_answers',
        JSON.stringify({ step, answers: given, savedAt: Date.now() }),
      );
    },
    { ...keptAnswers, ...answers },
    LAST_STEP,
  );
}

export async function choose(page: Page, option: string): Promise<void> {
  await press(page, `form label:has(input[type=radio][value="${option}"])`);
}

/** Replaces what the field of the quiz with this name holds by typing. */
export async function type(
  page: Page,
  field: string,
  text: string,
): Promise<void> {
  const input = await page.waitForSelector(`form [name="${field}"]`);
  await input!.evaluate((element) => {
    (element as HTMLInputElement).focus();
    (element as HTMLInputElement).select();
  });
  await page.keyboard.sendCharacter(text);
}

/** Puts text into a field as a script does, which no limit of the field stops. */
export async function fillByScript(
  page: Page,
  selector: string,
  text: string,
): Promise<void> {
  await page.$eval(
    selector,
    (element, value) => {
      Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        'value',
      )!.set!.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    text,
  );
}

export async function next(page: Page): Promise<void> {
  await click(page, 'Next');
}

/** Answers a step: a question that the answers say nothing of with its first option. */
async function answerStep(
  page: Page,
  step: number,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { answer, name = answer, options } of at(quizSteps, step).fields) {
    const given = answers[name] ?? options?.[0]?.answer ?? '';
    await (options ? choose(page, given) : type(page, name, given));
  }
}

/** Answers steps, from the first on, and opens the one after them. `onStep` is called on each. */
export async function answerSteps(
  page: Page,
  count: number,
  answers: TypedAnswers = sampleAnswers,
  onStep: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (let step = 0; step < count; step += 1) {
    await onStep();
    await answerStep(page, step, answers);
    await next(page);
  }
}

/** Answers all steps before the last and opens that one. */
export async function goToLastStep(
  page: Page,
  answers: TypedAnswers = sampleAnswers,
): Promise<void> {
  await answerSteps(page, LAST_STEP, answers);
  await waitForText(page, 'Get My Quote');
}

/** Answers everything and consents. */
export async function answerEverything(
  page: Page,
  answers: TypedAnswers = sampleAnswers,
): Promise<void> {
  await goToLastStep(page, answers);
  await type(page, 'additionalMessage', answers.message);
  await consent(page);
}

/** Answers everything, consents and asks for the quote, up to the terms. */
export async function goToTerms(
  page: Page,
  answers: TypedAnswers = sampleAnswers,
): Promise<void> {
  await answerEverything(page, answers);
  await openTerms(page);
}

/** Waits until the scroll to the top that follows a step is over: a timer of the page fires after every earlier one of its length. */
export async function waitForStepScroll(page: Page): Promise<void> {
  await page.evaluate(
    (delay) => new Promise((resolve) => setTimeout(resolve, delay)),
    100,
  );
}

/** What the field of the quiz that matches holds. */
export const valueOf = (page: Page, selector: string) =>
  page.$eval(`form ${selector}`, (input) => (input as HTMLInputElement).value);

/** Ticks or unticks the consent box. */
export async function consent(page: Page): Promise<void> {
  await press(page, 'form [name=gdprConsent]');
}

export async function openTerms(page: Page): Promise<void> {
  await click(page, 'Get My Quote');
  await page.waitForSelector('dialog[open]');
}

/** Accepts the terms, and waits until the page says this of the request. */
export async function acceptTerms(page: Page, text?: string): Promise<void> {
  await click(page, 'Accept & Continue');
  if (text !== undefined) await waitForText(page, text);
}

/** What the last step holds. */
export async function lastStepAnswers(
  page: Page,
): Promise<{ readonly message: string; readonly consent: boolean }> {
  return page.evaluate(() => ({
    message: document.querySelector<HTMLTextAreaElement>(
      'form [name=additionalMessage]',
    )!.value,
    consent: document.querySelector<HTMLInputElement>(
      'form [name=gdprConsent]',
    )!.checked,
  }));
}

/** The number beside the progress stripe. */
export async function progress(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('progress')!.value);
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
