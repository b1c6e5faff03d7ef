import type { Page } from 'puppeteer';
import { isFull } from '../copies/fault-share.ts';
import { kinds, pageOfEachKind } from '../kinds.ts';
import { answerRequests, type Answer } from '../servers/answer-requests.ts';
import { waitForText } from '../visitor.ts';
import { click, press } from './click.ts';
import {
  acceptTerms,
  answerBefore,
  answerLeads,
  answerSteps,
  consentText,
  failureText,
  openTerms,
} from './quiz-visitor.ts';

/** A page in a state that a visitor can bring it to. */
interface PageState {
  readonly name: string;
  readonly path: string;
  /** Stored consent; without it the cookie banner shows. */
  readonly consent?: boolean;
  readonly phoneOnly?: boolean;
  /** Done before the page opens. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Done on the open page. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const { home, services, guarantee, getQuote, jobDiary, landing } = pageOfEachKind;

/** The quiz once its answers, which are all given, were sent and answered so. */
const sentQuiz = (name: string, status: number, text: string): PageState => ({
  name,
  path: getQuote,
  arrange: async (page) => {
    await answerBefore(page);
    await answerLeads(page, { status });
  },
  act: async (page) => {
    await openTerms(page);
    await acceptTerms(page, text);
  },
});

/** The diary once its database has answered so. */
const diary = (name: string, answer: (index: number) => Answer, act: PageState['act']): PageState => ({
  name,
  path: jobDiary,
  arrange: (page) => answerRequests(page, '*/rest/v1/job_posts*', (_request, index) => answer(index)),
  act,
});
const down: Answer = { status: 500, body: '{"message":"down"}' };
const seeError = (page: Page) => waitForText(page, 'Error Loading Posts');

const opened = (name: string, path: string, button: string, result = 'dialog[open]'): PageState => ({
  name,
  path,
  act: async (page) => {
    await press(page, button);
    await page.waitForSelector(result);
  },
});

const states: readonly PageState[] = [
  ...[1, 2, 3].map((steps) => ({
    name: `quiz at step ${steps + 1}`,
    path: getQuote,
    act: (page: Page) => answerSteps(page, steps).then(() => waitForText(page, `Step ${steps + 1} of 5`)),
  })),
  {
    name: 'quiz refused without consent',
    path: getQuote,
    arrange: (page) => answerBefore(page, { gdprConsent: false }),
    act: async (page) => {
      await click(page, 'Get My Quote');
      await waitForText(page, consentText);
    },
  },
  { name: 'quiz with its terms open', path: getQuote, arrange: answerBefore, act: openTerms },
  sentQuiz('quiz after success', 204, 'Thank You!'),
  sentQuiz('quiz after a failure', 500, failureText),
  diary(
    'diary without posts',
    () => ({ status: 200, body: '[]' }),
    (page) => waitForText(page, 'Coming Soon'),
  ),
  diary('diary with an error', () => down, seeError),
  opened('services with a dialog open', services, 'main article button'),
  opened('certifications open', guarantee, 'footer .button-ghost'),
  opened('FAQ answer open', landing, 'main summary', 'details[open]'),
  { ...opened('mobile menu open', home, 'header button', '#mobile-menu:popover-open'), phoneOnly: true },
];

/**
 * Every state that the accessibility checks look at: each kind of page, each step of the quiz, each overlay. On a desktop too those
 * that another window may change, and in full all.
 */
export const pageStates: readonly PageState[] = [
  ...kinds.filter(([name]) => name !== 'home').map(([name, path]) => ({ name, path, consent: false })),
  ...states.map((state) => ({ ...state, consent: false, phoneOnly: state.phoneOnly || !isFull })),
  { name: 'cookie banner shown', path: home, act: (page) => page.waitForSelector('.cookie-banner') },
];
