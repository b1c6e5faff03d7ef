import type { Browser, Page } from 'puppeteer';
import { assertDefined } from '../src/domain/assert-defined.ts';

/** What a visitor's phone goes through until a page answers, in milliseconds. */
export interface PageStart {
  /** The longest task after the first paint. */
  readonly longest: number;
  /** By how much tasks after the first paint exceed 50 ms, together. */
  readonly blocking: number;
  /** From the request until React has taken over heading and footer. */
  readonly alive: number;
  /** From the request until the largest text or picture is painted. */
  readonly largestPaint: number;
}

/** What a trace says of one stretch of work: times in microseconds, `tdur` of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

declare global {
  interface Window {
    /** Set by `watchStart`. */
    pageStart?: { alive?: number; largestPaint?: number };
  }
}

/** A task that takes longer than this keeps a press waiting. */
const LONG_MS = 50;
const SLOWER = 4;
const MEGABIT = 1_000_000 / 8;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * MEGABIT,
  uploadThroughput: 0.75 * MEGABIT,
};
/** How long the page must do nothing before its start counts as over. */
const QUIET_MS = 1000;

const tracedCategories = ['loading', 'disabled-by-default-devtools.timeline'];

/** Opens `address` as a new visitor's phone does, with a processor four times slower than this one and 1.6 Mbit/s. */
export async function measureStart(browser: Browser, address: string): Promise<PageStart> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    // Other builders' pages have scripts in their markup, which our policy refuses.
    await page.setBypassCSP(true);
    await page.evaluateOnNewDocument(watchStart);
    await page.emulateCPUThrottling(SLOWER);
    await (await page.createCDPSession()).send('Network.emulateNetworkConditions', line);
    return await readStart(page, address);
  } finally {
    await context.close();
  }
}

async function readStart(page: Page, address: string): Promise<PageStart> {
  await page.tracing.start({ categories: tracedCategories });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => window.pageStart?.alive !== undefined, { polling: QUIET_MS });
  await page.waitForNetworkIdle({ idleTime: QUIET_MS });
  const bytes = assertDefined(await page.tracing.stop(), 'the trace');
  const { alive = 0, largestPaint = 0 } = await page.evaluate(() => window.pageStart ?? {});
  const { traceEvents } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly traceEvents: TraceEvent[] };
  const tasks = tasksAfterPaint(traceEvents);
  return {
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_MS), 0),
    alive,
    largestPaint,
  };
}

/** Their milliseconds of the processor's time, which other work on the machine lengthens less than the clock's. */
function tasksAfterPaint(events: readonly TraceEvent[]): number[] {
  const paint = assertDefined(
    events.find(({ name }) => name === 'firstContentfulPaint'),
    'the first paint',
  );
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Runs inside the page. */
function watchStart(): void {
  const start: NonNullable<Window['pageStart']> = {};
  window.pageStart = start;
  new PerformanceObserver((list) => {
    start.largestPaint = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const isTaken = (selector: string) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber'));
  const look = () => {
    if (isTaken('main h1') && isTaken('footer')) start.alive = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}
