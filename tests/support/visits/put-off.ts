import type { Page } from 'puppeteer';

/** Has what a page's scripts put off for a moment come half a second later, as on a phone that is busy. For pages opened from now on. */
export async function putOff(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), 500);
    };
  });
}
