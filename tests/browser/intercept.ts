import type { HTTPRequest, Page } from 'puppeteer';

/** What happens to a request instead of its own answer; undefined lets it through. */
type Answer = { readonly status: number; readonly body?: string; readonly contentType?: string; readonly headers?: Record<string, string> } | 'hold' | undefined;

/** Answers requests in the server's place. Returns a function that lets go of those held. */
export async function intercept(page: Page, answerTo: (request: HTTPRequest) => Answer): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const answer = answerTo(request);
    if (answer === 'hold') held.push(request);
    else if (answer) void request.respond(answer);
    else void request.continue();
  });
  return async () => {
    await Promise.all(held.splice(0).map((request) => request.continue()));
  };
}

/** Follows a link of the page, as a visitor would. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.$eval(`footer a[href="${path}"]`, (link) => (link as HTMLAnchorElement).click());
}

/** Waits until the page's main heading is `text`. */
export async function waitForHeading(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, {}, text);
}
