/* How soon each control answers a press, and how long each page's scripts keep it busy. Run: npm run bench:presses */
import { performance } from 'node:perf_hooks';
import type { Browser, Page } from 'puppeteer';
import { dist } from '../build/places.ts';
import { withServedSite } from '../build/serve-built.ts';
import { runCommand } from '../commands/run-command.ts';
import { killBrowser, launchBrowser } from '../snapshots/browser.ts';
import { parseEnvironment } from '../src/domain/environment.ts';
import { blockingTime } from './blocking-time.ts';
import { controls, pages, type Control } from './controls.ts';
import { median } from './table.ts';

const SLOWER = 4;

declare global {
  interface Window {
    /** Milliseconds from a press to the paint after it, for each of a press's events. */
    measured?: { presses: number[] };
  }
}

/** Runs inside the page. */
function measure(): void {
  const measured: NonNullable<Window['measured']> = { presses: [] };
  window.measured = measured;
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (/^(?:pointer|click|key)/.test(name)) measured.presses.push(duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** A page of a new visitor on a phone that is so many times slower. */
async function withPhone<T>(browser: Browser, slower: number, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    await page.evaluateOnNewDocument(measure);
    await page.emulateCPUThrottling(slower);
    return await visit(page);
  } finally {
    await context.close();
  }
}

const quiet = (page: Page) => page.waitForNetworkIdle({ idleTime: 500 });

/** Presses a control and waits for what it does. Returns the longest a visitor waited for a paint, and for the outcome. */
async function press(page: Page, origin: string, { path, steps }: Control): Promise<readonly [number, number]> {
  await page.goto(origin + path, { waitUntil: 'load' });
  await quiet(page);
  let outcome = 0;
  for (const { press: selector, shows } of steps) {
    const target = await page.waitForSelector(selector);
    await target!.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await quiet(page);
    await page.evaluate(() => (window.measured!.presses.length = 0));
    const started = performance.now();
    await target!.tap();
    await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, { polling: 'raf' }, shows);
    outcome = performance.now() - started;
  }
  await quiet(page);
  return [Math.max(0, ...(await page.evaluate(() => window.measured!.presses))), outcome];
}

await runCommand({
  usage:
    'Usage: npm run bench:presses [-- --runs 3]      how soon each control of the built site answers, on a phone four times slower',
  options: { runs: { type: 'string', default: '3' } },
  run: async ({ runs }) => {
    const browser = await launchBrowser({ reach: 'this machine' });
    const rounds = Array.from({ length: Number(runs) });
    try {
      await withServedSite(dist, parseEnvironment({}), async (origin) => {
        console.log('| Control | Paint after the press, ms | Outcome, ms |\n|---|---|---|');
        for (const control of controls) {
          const results: (readonly [number, number])[] = [];
          for (const _ of rounds)
            results.push(await withPhone(browser, SLOWER, (page) => press(page, origin, control)));
          const [paint, outcome] = [0, 1].map((at) => Math.round(median(results.map((result) => result[at]!))));
          console.log(`| ${control.name} | ${paint} | ${outcome} |`);
        }
        console.log('\n| Page | Total blocking time, ms |\n|---|---|');
        for (const path of pages) {
          const times: number[] = [];
          for (const _ of rounds)
            times.push(await withPhone(browser, 1, (page) => blockingTime(page, origin + path, SLOWER)));
          console.log(`| ${path} | ${Math.round(median(times))} |`);
        }
      });
    } finally {
      killBrowser(browser);
    }
  },
});
