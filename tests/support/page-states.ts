import type { HTTPRequest, Page } from 'puppeteer';
import { kinds, pageOfEachKind } from './kinds.ts';

/** A page in a state that a visitor can bring it to. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Stored consent; without it the cookie banner shows. */
  readonly consent?: boolean;
  readonly phoneOnly?: boolean;
  /** Done before the page opens. */
  readonly arrange?: (page: Page) => Promise<void>;
  /** Done on the open page. */
  readonly act?: (page: Page) => Promise<void>;
}

const plain = kinds.map(([name, path]): PageState => ({ name, path, consent: false }));

const button = (label: string) => `::-p-xpath(//button[normalize-space()="${label}"])`;

/** A click that nothing fixed to the window's edge can catch. */
async function click(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector);
  await element!.evaluate((found) => (found as HTMLElement).click());
}

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

const quizStates = [1, 2, 3, 4].map((steps): PageState => ({
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

const jobPosts = '/rest/v1/job_posts';

async function answerRequests(
  page: Page,
  part: string,
  answer: (request: HTTPRequest) => Promise<void> | void,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().includes(part) ? answer(request) : request.continue()));
}

const failing = (request: HTTPRequest) =>
  request.respond({ status: 500, contentType: 'application/json', body: '{"message":"down"}' });

async function seeDiaryError(page: Page): Promise<void> {
  await page.waitForSelector('::-p-text(Error Loading Posts)');
}

const diaryStates: readonly PageState[] = [
  {
    name: 'diary without posts',
    path: pageOfEachKind.jobDiary,
    consent: false,
    arrange: (page) =>
      answerRequests(page, jobPosts, (request) =>
        request.respond({ status: 200, contentType: 'application/json', body: '[]' }),
      ),
    act: async (page) => void (await page.waitForSelector('::-p-text(Coming Soon)')),
  },
  {
    name: 'diary with an error',
    path: pageOfEachKind.jobDiary,
    consent: false,
    arrange: (page) => answerRequests(page, jobPosts, failing),
    act: seeDiaryError,
  },
  {
    name: 'diary loading',
    path: pageOfEachKind.jobDiary,
    consent: false,
    arrange: (page) => {
      let answered = 0;
      // The first reading and its second try fail; the visitor's own try gets no answer.
      return answerRequests(page, jobPosts, (request) => (answered++ < 2 ? failing(request) : undefined));
    },
    act: async (page) => {
      await seeDiaryError(page);
      await click(page, button('Try Again'));
      await page.waitForSelector('::-p-text(Loading job posts...)');
    },
  },
];

const overlays: readonly PageState[] = [
  {
    name: 'services with a dialog open',
    path: pageOfEachKind.services,
    consent: false,
    act: async (page) => {
      await click(page, button('More Info'));
      await page.waitForSelector('dialog[open]');
    },
  },
  {
    name: 'certifications open',
    path: pageOfEachKind.guarantee,
    consent: false,
    act: async (page) => {
      await click(page, button('View Our Certifications'));
      await page.waitForSelector('dialog[open]');
    },
  },
  {
    name: 'cookie banner shown',
    path: pageOfEachKind.home,
    act: async (page) => void (await page.waitForSelector('::-p-text(Accept)')),
  },
  {
    name: 'FAQ answer open',
    path: pageOfEachKind.townService,
    consent: false,
    act: async (page) => {
      await click(page, 'main summary');
      await page.waitForSelector('details[open]');
    },
  },
  {
    name: 'mobile menu open',
    path: pageOfEachKind.home,
    consent: false,
    phoneOnly: true,
    act: async (page) => {
      await click(page, 'button[popovertarget]');
      await page.waitForSelector('#mobile-menu:popover-open');
    },
  },
];

/** Every state that the accessibility checks look at: each kind of page, each step of the quiz, each overlay. */
export const pageStates: readonly PageState[] = [...plain, ...quizStates, ...finalStates, ...diaryStates, ...overlays];
