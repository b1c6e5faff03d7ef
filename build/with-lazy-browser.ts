import type { Browser } from 'puppeteer';
import { killBrowser, launchBrowser } from '../snapshots/browser.ts';

/** Lends a browser that starts when it is first asked for, and ends it however the action ends. */
export async function withLazyBrowser<T>(action: (start: () => Promise<Browser>) => Promise<T>): Promise<T> {
  let browser: Promise<Browser> | undefined;
  try {
    return await action(() => (browser ??= launchBrowser()));
  } finally {
    await browser?.then(killBrowser, () => undefined);
  }
}
