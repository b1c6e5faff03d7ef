import { hydratedSelector } from '../../core/domain/rendering.ts';
import { assertDefined } from '../../core/domain/assert-defined.ts';
import type { Browser } from 'puppeteer';
import {
  inTurn,
  median,
  row,
  tableHead,
  traceWork,
  withPhone,
  withSites,
} from './harness.ts';

/**
 * Measurements in milliseconds: the longest task after the first paint, the time beyond 50 ms that
 * such tasks take in total, and two times measured from the request.
 */
const columns = [
  'Longest task',
  'Blocking time',
  'Hydrated after',
  'Largest paint after',
] as const;
type PageStart = Readonly<Record<(typeof columns)[number], number>>;

declare global {
  interface Window {
    /** Set by `watchStart`. */
    pageStart?: { hydrated?: number; largestPaint?: number };
  }
}

/** A longer task delays a click. */
const LONG_MS = 50;
const MEGABIT = 1_000_000 / 8;
const line = { latency: 150, download: 1.6 * MEGABIT, upload: 0.75 * MEGABIT };
/** After this much idle time a page counts as started. */
const QUIET_MS = 1000;

/** Measures how the page at `address` starts on a new visitor's phone. */
const measureStart = (browser: Browser, address: string): Promise<PageStart> =>
  withPhone(browser, { line }, async (page) => {
    // Pages of other builders have inline scripts, which our CSP blocks.
    await page.setBypassCSP(true);
    await page.evaluateOnNewDocument(watchStart, hydratedSelector());
    const events = await traceWork(page, async () => {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForFunction(
        () => window.pageStart?.hydrated !== undefined,
        { polling: QUIET_MS },
      );
      await page.waitForNetworkIdle({ idleTime: QUIET_MS });
    });
    const paint = assertDefined(
      events.find(({ name }) => name === 'firstContentfulPaint'),
      'the first paint',
    );
    // Processor time, which other work on the machine affects less than wall-clock time.
    const tasks = events
      .filter(
        ({ name, pid, tid }) =>
          name === 'RunTask' && pid === paint.pid && tid === paint.tid,
      )
      .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
      .map(({ tdur = 0 }) => tdur / 1000);
    const { hydrated = 0, largestPaint = 0 } = await page.evaluate(
      () => window.pageStart ?? {},
    );
    return {
      'Longest task': Math.max(0, ...tasks),
      'Blocking time': tasks.reduce(
        (sum, task) => sum + Math.max(0, task - LONG_MS),
        0,
      ),
      'Hydrated after': hydrated,
      'Largest paint after': largestPaint,
    };
  });

/** Records when the page is hydrated and when its largest part is painted. Runs in the page. */
function watchStart(hydratedMark: string): void {
  const start: NonNullable<Window['pageStart']> = {};
  window.pageStart = start;
  new PerformanceObserver((list) => {
    start.largestPaint = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    if (document.querySelector(hydratedMark))
      start.hydrated = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/**
 * Prints how pages of built sites start on a slow phone, in milliseconds: the median of `runs`.
 * @param sites the folders of the sites
 */
export const measureStarts = (
  sites: readonly string[],
  paths: readonly string[],
  runs: number,
): Promise<void> =>
  withSites(sites, async (browser, origins) => {
    console.log(tableHead(['Page', 'Site', ...columns]));
    for (const path of paths) {
      const measured = await inTurn(origins, runs, (origin) =>
        measureStart(browser, origin + path),
      );
      for (const [index, starts] of measured.entries()) {
        const figures = columns.map((column) =>
          Math.round(median(starts.map((start) => start[column]))),
        );
        console.log(row([path, sites[index]!, ...figures]));
      }
    }
  });
