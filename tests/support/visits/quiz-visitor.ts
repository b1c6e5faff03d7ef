import type { Page } from 'puppeteer';
import { at } from '../../../core/domain/assert-defined.ts';
import { LAST_STEP, quizSteps } from '../../../src/quiz/steps.ts';
import { completeAnswers } from '../quiz-answers.ts';
import {
  answerRequests,
  type AskedRequest,
  type GivenAnswer,
} from '../servers/answer-requests.ts';
import { button, click, control, field, press } from './controls.ts';
import {
  arrive,
  waitForAnnouncement,
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

/**
 * Tall enough for every step, so that the delayed scroll to the top moves no button away from the
 * pointer.
 */
export const quizViewport = { width: 390, height: 1400 } as const;
/** The same height, and the width of a desktop's window. */
export const wideQuizViewport = { width: 1280, height: 1400 } as const;

export const failureText =
  'There was an error submitting your request. Please try again.';
export const consentText = 'Please consent to data processing to continue';

/** Intercepts the lead webhook. */
export const answerLeads = (
  page: Page,
  answer: GivenAnswer,
): Promise<AskedRequest[]> => answerRequests(page, '*/lead-inbox', answer);

/** The fields of a request that was sent. */
export const leadIn = (request: AskedRequest | undefined) =>
  JSON.parse(request!.body) as Readonly<Record<string, string>>;

interface QuizVisit {
  readonly viewport?: Viewport;
  readonly path?: string;
  /** The webhook's response. */
  readonly answer?: GivenAnswer;
  /** How far the quiz is already answered. */
  readonly at?: 'last step' | 'terms';
}

/** Opens the quiz as a new visitor. */
export async function visitQuiz({
  viewport = quizViewport,
  path = '/get-quote',
  answer = { status: 204 },
  at: place,
}: QuizVisit = {}): Promise<
  Visitor & { readonly leads: readonly AskedRequest[] }
> {
  const visitor = await arrive({ viewport });
  const { page } = visitor;
  const leads = await answerLeads(page, answer);
  if (place === 'last step')
    await answerBefore(page, { additionalMessage: '', gdprConsent: false });
  if (place === 'terms') await answerBefore(page);
  await visitor.open(path);
  if (place) await waitForText(page, 'Get My Quote');
  if (place === 'terms') await openTerms(page);
  return { ...visitor, leads };
}

const { town: postcode, message: additionalMessage, ...others } = sampleAnswers;
/** The sample answers as the tab keeps them. */
const keptAnswers = completeAnswers({ ...others, postcode, additionalMessage });
/** What the last step holds once everything is answered. */
export const lastStep = { additionalMessage, gdprConsent: 'on' };

/** Answers all steps before the first page opens, as if typed in this tab a moment ago. */
export async function answerBefore(
  page: Page,
  answers: Partial<typeof keptAnswers> = {},
): Promise<void> {
  await page.evaluateOnNewDocument(
    (given, step) => {
      const isPage = location.protocol.startsWith('http');
      if (!isPage || sessionStorage.getItem('begun')) return;
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

/** Chooses an option once the scroll after a step is over: a click during the scroll misses. */
export async function choose(page: Page, option: string): Promise<void> {
  await waitForStepScroll(page);
  await press(page, `form label:has([value="${option}"])`);
}

/**
 * Sets the value of a field as a script does, past the field's limit, with an input event if
 * `isTold`.
 */
export async function fillByScript(
  page: Page,
  selector: string,
  text: string,
  isTold = true,
): Promise<void> {
  await page.$eval(
    selector,
    (element, value, told) => {
      const { set } = Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        'value',
      )!;
      set!.call(element, value);
      if (told) element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    text,
    isTold,
  );
}

export const next = (page: Page): Promise<void> => click(page, 'Next');

/**
 * Answers this many steps from the first on, and opens the next one. `onStep` is called on each.
 */
export async function answerSteps(
  page: Page,
  count: number,
  answers: Readonly<Record<string, string>> = sampleAnswers,
  onStep: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (let step = 0; step < count; step += 1) {
    await onStep();
    for (const one of at(quizSteps, step).fields) {
      const given =
        answers[one.name ?? one.answer] ?? one.options?.[0]?.answer ?? '';
      if (one.options) await choose(page, given);
      else await field(page, one.label).fill(given);
    }
    await next(page);
  }
}

/** Answers all steps but the last, and opens the last. */
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
  await control(page, 'form textarea').fill(answers.message);
  await consent(page);
}

/** Answers everything, consents and opens the terms. */
export async function goToTerms(
  page: Page,
  answers: TypedAnswers = sampleAnswers,
): Promise<void> {
  await answerEverything(page, answers);
  await openTerms(page);
}

/**
 * Waits until the scroll after a step is over: a timer fires after every earlier timer with the
 * same delay.
 */
export async function waitForStepScroll(page: Page): Promise<void> {
  await page.evaluate(
    (delay) => new Promise((resolve) => setTimeout(resolve, delay)),
    100,
  );
}

/** Returns the values of the quiz's fields, by name. */
export const held = (page: Page): Promise<Record<string, unknown>> =>
  page.$eval('form[aria-label="Quote request"]', (form) =>
    Object.fromEntries(new FormData(form as HTMLFormElement)),
  );

/** Ticks or unticks the consent box. */
export const consent = (page: Page): Promise<void> =>
  press(page, 'form [name=gdprConsent]');

export async function openTerms(page: Page): Promise<void> {
  await click(page, 'Get My Quote');
  await page.waitForSelector('dialog[open]');
}

/** Accepts the terms, and waits until this text is announced, if given. */
export async function acceptTerms(page: Page, text?: string): Promise<void> {
  await click(page, 'Accept & Continue');
  if (text !== undefined) await waitForAnnouncement(page, text);
}

/** Whether the button with this name is disabled. */
export const isDisabled = (page: Page, name: string): Promise<boolean> =>
  button(page, name)
    .map((found) => found.matches(':disabled'))
    .wait();
