import type { HTTPRequest, Page } from 'puppeteer';
import { pageOfEachKind } from '../kinds.ts';
import { answerRequests, button, click, type PageState } from './page-state.ts';

const jobPosts = '/rest/v1/job_posts';

const failing = (request: HTTPRequest) =>
  request.respond({ status: 500, contentType: 'application/json', body: '{"message":"down"}' });

async function seeDiaryError(page: Page): Promise<void> {
  await page.waitForSelector('::-p-text(Error Loading Posts)');
}

/** The diary without posts, with an error and while it asks again. */
export const diaryStates: readonly PageState[] = [
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
