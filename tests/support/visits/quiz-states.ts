import type { Page } from 'puppeteer';
import { pageOfEachKind } from '../kinds.ts';
import { answerRequests, button, click, type PageState } from './page-state.ts';

async function answerQuiz(page: Page, steps: number): Promise<void> {
  const answers = [
    () => click(page, 'input[value="Medium"]'),
    () => click(page, 'input[value="Patio"]'),
    () => page.locator('[name="town"]').fill('Exmouth'),
    async () => {
      await page.locator('[name="name"]').fill('Ann Example');
      await page.locator('[name="email"]').fill('ann@example.org');
      await page.locator('[name="phone"]').fill('07700 900123');
    },
  ];
  for (const [index, answer] of answers.slice(0, steps).entries()) {
    await answer();
    await click(page, button('Next'));
    await page.waitForSelector(`::-p-text(Step ${index + 2} of 5)`);
  }
}

const stepStates = [1, 2, 3, 4].map((steps): PageState => ({
  name: `quiz at step ${steps + 1}`,
  path: pageOfEachKind.getQuote,
  consent: false,
  act: (page) => answerQuiz(page, steps),
}));

const finalStates: readonly PageState[] = [
  {
    name: 'quiz refused without consent',
    path: pageOfEachKind.getQuote,
    consent: false,
    act: async (page) => {
      await answerQuiz(page, 4);
      await click(page, button('Get My Quote'));
      await page.waitForSelector('::-p-text(Please consent to data processing to continue)');
    },
  },
  { name: 'quiz with its terms open', path: pageOfEachKind.getQuote, consent: false, act: openTerms },
  {
    name: 'quiz after success',
    path: pageOfEachKind.getQuote,
    consent: false,
    arrange: (page) => answerRequests(page, 'lead-inbox', (request) => request.respond({ status: 204 })),
    act: async (page) => {
      await openTerms(page);
      await click(page, button('Accept & Continue'));
      await page.waitForSelector('::-p-text(Thank You!)');
    },
  },
  {
    name: 'quiz after a failure',
    path: pageOfEachKind.getQuote,
    consent: false,
    arrange: (page) => answerRequests(page, 'lead-inbox', (request) => request.respond({ status: 500 })),
    act: async (page) => {
      await openTerms(page);
      await click(page, button('Accept & Continue'));
      await page.waitForSelector('::-p-text(There was an error submitting your request)');
    },
  },
];

async function openTerms(page: Page): Promise<void> {
  await answerQuiz(page, 4);
  await click(page, '[name="gdprConsent"]');
  await click(page, button('Get My Quote'));
  await page.waitForSelector('dialog[open]');
}

/** Each step of the quiz, and what may come of its end. */
export const quizStates: readonly PageState[] = [...stepStates, ...finalStates];
