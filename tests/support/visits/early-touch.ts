import type { Page } from 'puppeteer';
import { inject } from 'vitest';
import type { Control } from '../../../bench/controls.ts';

/** The site as a slow line carries it. */
export const compressedUrl = inject('compressedUrl');

export interface Line {
  readonly name: string;
  /** Bits a second. */
  readonly speed: number;
  /** Milliseconds there and back. */
  readonly latency: number;
}

export const lines: readonly Line[] = [
  { name: '1.6 Mbit/s', speed: 1_600_000, latency: 150 },
  { name: '400 kbit/s', speed: 400_000, latency: 400 },
];

/** Milliseconds for a page to load, or to come alive, on such a line. */
export const LOAD_LIMIT_MS = 60_000;

/** Slows a page's line down. */
export async function slowLine(page: Page, { speed, latency }: Line): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: speed / 8,
    uploadThroughput: speed / 8,
  });
}

/** Waits until the control is painted, then `delay` milliseconds more, and presses it as a pointer does. */
export async function touch(page: Page, { steps }: Control, delay: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      performance.getEntriesByName('first-contentful-paint').length > 0 && document.querySelector(wanted) !== null,
    { polling: 20, timeout: LOAD_LIMIT_MS },
    steps[0]!.press,
  );
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  // What answers the first touch alone would enable may be touched before.
  for (const { press: selector, at = 0.5 } of steps) await press(page, selector.replace(':not(:disabled)', ''), at);
}

const MAX_TRIES = 5;

/** Presses again where the page, still loading, moved the control from under the pointer. */
async function press(page: Page, selector: string, at: number): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { x, y } = await page.$eval(selector, aim, at);
    await page.mouse.click(x, y);
    // A page that the press has left knows nothing of it any more.
    const missed = await page.evaluate(() => window.clickReached === false).catch(() => false);
    if (!missed) return;
  }
  throw new Error(`${selector} moved away from ${MAX_TRIES} presses`);
}

/** Brings the control into the window, clear of header and banner, and says where to press it. Runs inside the page. */
function aim(element: Element, share: number): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect();
  if (box.top < 80 || box.bottom > innerHeight - 80) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  window.clickReached = false;
  // At the window, since React keeps a click from a part that it is about to hydrate; the platform answers it all the same.
  const listen = ({ target }: MouseEvent) => (window.clickReached = element.contains(target as Node));
  addEventListener('click', listen, { once: true, capture: true });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width * share, y: top + height / 2 };
}
