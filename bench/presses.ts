/* How soon each control answers a press. Run: npm run bench:presses */
import { performance } from 'node:perf_hooks';
import type { Browser, Page } from 'puppeteer';
import { dist } from '../pipeline/paths.ts';
import { withServedSite } from '../pipeline/serve-built.ts';
import { runCommand } from '../commands/shared/run-command.ts';
import { killBrowser, launchBrowser } from '../snapshots/browser/browser.ts';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { InputError } from '../src/domain/problems.ts';
import { controls, type Control } from './controls.ts';
import { workOfPress } from './press-work.ts';
import { median } from './table.ts';

const SLOWER = 4;

declare global {
  interface Window {
    /** Milliseconds from a press to the paint after it, for each of a press's events. */
    measured?: number[];
  }
}

/** Runs inside the page. */
function measure(): void {
  const measured: number[] = [];
  window.measured = measured;
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (/^(?:pointer|click|key)/.test(name)) measured.push(duration);
  }).observe(options as PerformanceObserverInit);
}

/** A page of a new visitor on a phone so many times slower than this machine. */
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

/** Goes as far as the control. Returns how to press it and wait for what it does. */
async function approach(page: Page, origin: string, { path, steps }: Control): Promise<() => Promise<void>> {
  await page.goto(origin + path, { waitUntil: 'load' });
  await quiet(page);
  let press = () => Promise.resolve();
  for (const { press: selector, shows } of steps) {
    await press();
    const target = await page.waitForSelector(selector);
    await target!.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await quiet(page);
    press = async () => {
      await target!.tap();
      await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, { polling: 'raf' }, shows);
    };
  }
  return press;
}

/** The longest a visitor waited for a paint, and for what the press does, in milliseconds. */
async function timePress(page: Page, origin: string, control: Control): Promise<readonly [number, number]> {
  const press = await approach(page, origin, control);
  await page.evaluate(() => (window.measured!.length = 0));
  const started = performance.now();
  await press();
  const outcome = performance.now() - started;
  await quiet(page);
  return [Math.max(0, ...(await page.evaluate(() => window.measured!))), outcome];
}

/** What the processor has to do for that paint, in a slow phone's milliseconds. */
async function weighPress(page: Page, origin: string, control: Control): Promise<number> {
  const press = await approach(page, origin, control);
  return SLOWER * (await workOfPress(page, () => press().then(() => quiet(page))));
}

await runCommand({
  usage:
    'Usage: npm run bench:presses [-- OPTION]      how soon each control of the built site answers, on a phone four times slower\n' +
    '  --runs N     how often each is measured; the middle counts (3)\n' +
    '  --only NAME  this control alone, as "More Info"',
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
  run: async ({ runs, only }) => {
    const chosen = controls.filter(({ name }) => only === undefined || name === only);
    if (chosen.length === 0)
      throw new InputError([
        { file: `--only ${only}`, message: `give one of ${controls.map(({ name }) => name).join('; ')}` },
      ]);
    const browser = await launchBrowser({ reach: 'this machine' });
    /** The middle of several runs. */
    const repeat = async (slower: number, measured: (page: Page) => Promise<number>) => {
      const results: number[] = [];
      while (results.length < Number(runs)) results.push(await withPhone(browser, slower, measured));
      return Math.round(median(results));
    };
    try {
      await withServedSite(dist, parseEnvironment({}), async (origin) => {
        console.log(
          '| Control | Work until the paint, ms | Paint after the press, ms | Outcome, ms |\n|---|---|---|---|',
        );
        for (const control of chosen) {
          const work = await repeat(1, (page) => weighPress(page, origin, control));
          const outcomes: number[] = [];
          const paint = await repeat(SLOWER, async (page) => {
            const [painted, outcome] = await timePress(page, origin, control);
            outcomes.push(outcome);
            return painted;
          });
          console.log(`| ${control.name} | ${work} | ${paint} | ${Math.round(median(outcomes))} |`);
        }
      });
    } finally {
      killBrowser(browser);
    }
  },
});
