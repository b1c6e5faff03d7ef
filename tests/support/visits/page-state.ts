import type { HTTPRequest, Page } from 'puppeteer';

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

/** Selects the button with this text. */
export const button = (label: string) => `::-p-xpath(//button[normalize-space()="${label}"])`;

/** A click that nothing fixed to the window's edge can catch. */
export async function click(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector);
  await element!.evaluate((found) => (found as HTMLElement).click());
}

/** Answers the requests whose address holds `part`; the others go on. */
export async function answerRequests(
  page: Page,
  part: string,
  answer: (request: HTTPRequest) => Promise<void> | void,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().includes(part) ? answer(request) : request.continue()));
}
