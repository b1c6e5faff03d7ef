import type { Browser } from 'puppeteer';
import { killBrowser, launchBrowser, type LaunchOptions } from '../snapshots/browser/browser.ts';

/** Lends a browser that starts when it is first asked for, and ends it however the action ends. It has no network unless `reach` allows it. */
export async function withLazyBrowser<T>(
  action: (start: () => Promise<Browser>) => Promise<T>,
  reach: LaunchOptions['reach'] = 'nothing',
): Promise<T> {
  let browser: Promise<Browser> | undefined;
  try {
    return await action(() => (browser ??= launchBrowser({ reach })));
  } finally {
    await browser?.then(killBrowser, () => undefined);
  }
}
