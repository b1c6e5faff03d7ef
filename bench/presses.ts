/* How soon each control answers a press. Run: npm run bench:presses */
import type { Page } from 'puppeteer';
import { dist } from '../pipeline/paths.ts';
import { withServedSite } from '../pipeline/serve-built.ts';
import { runCommand } from '../commands/shared/run-command.ts';
import { killBrowser, launchBrowser } from '../snapshots/browser/browser.ts';
import { assertDefined } from '../src/domain/assert-defined.ts';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { controls, type Control } from './controls.ts';
import { SLOWER, traceWork, withPhone } from './phone.ts';
import { median, readRuns, row, tableHead, wrongOption } from './shared.ts';

declare global {
  interface Window {
    /** Milliseconds from a press to the paint after it, for each of a press's events. */
    measured?: number[];
  }
}

/** Runs inside the page. */
function noteEvents(): void {
  const measured: number[] = [];
  window.measured = measured;
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (/^(?:pointer|click|key)/.test(name)) measured.push(duration);
  }).observe(options as PerformanceObserverInit);
}

const quiet = (page: Page) => page.waitForNetworkIdle({ idleTime: 500 });

/** Goes as far as the control. Returns how to press it and wait for what it does. */
async function approach(page: Page, origin: string, { path, steps }: Control): Promise<() => Promise<void>> {
  await page.evaluateOnNewDocument(noteEvents);
  await page.goto(origin + path, { waitUntil: 'load' });
  await quiet(page);
  let press = () => Promise.resolve();
  for (const { press: selector, at = 0.5, shows } of steps) {
    await press();
    const target = await page.waitForSelector(selector);
    await target!.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await quiet(page);
    press = async () => {
      const { x, y, width, height } = (await target!.boundingBox())!;
      await page.touchscreen.tap(x + width * at, y + height / 2);
      await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, { polling: 'raf' }, shows);
      await quiet(page);
    };
  }
  return press;
}

/** The longest a visitor waited for a paint, in milliseconds. */
async function timePress(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.measured!.length = 0));
  await press();
  return Math.max(0, ...(await page.evaluate(() => window.measured!)));
}

/**
 * What a page's main thread has to do from a press's release to the end of the frame that answers it, in a slow phone's
 * milliseconds of the processor's time, which other work on the machine hardly lengthens.
 */
async function weighPress(page: Page, press: () => Promise<void>): Promise<number> {
  const events = await traceWork(page, press);
  const heard = (type: string) => events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === type);
  const release = assertDefined(heard('pointerup'), 'the press');
  // A slider hears no click.
  const last = heard('click') ?? release;
  const frame = assertDefined(
    events.find(({ name, pid, tid, ts }) => name === 'Commit' && pid === last.pid && tid === last.tid && ts > last.ts),
    'the frame that answers the press',
  );
  return (SLOWER * (frame.tts + (frame.tdur ?? 0) - release.tts)) / 1000;
}

await runCommand({
  usage:
    'Usage: npm run bench:presses [-- OPTION]      how soon each control of the built site answers, on a phone four times slower\n' +
    '  --runs N     how often each is measured; the middle counts (3)\n' +
    '  --only NAME  this control alone, as "More Info"',
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
  run: async ({ runs: text, only }) => {
    const runs = readRuns(text);
    const chosen = controls.filter(({ name }) => only === undefined || name === only);
    if (chosen.length === 0)
      throw wrongOption(`--only ${only}`, `give one of ${controls.map(({ name }) => name).join('; ')}`);
    const browser = await launchBrowser({ reach: 'this machine' });
    try {
      await withServedSite(dist, parseEnvironment({}), async (origin) => {
        console.log(tableHead(['Control', 'Work until the paint, ms', 'Paint after the press, ms']));
        for (const control of chosen) {
          const measure = async (slower: number, take: typeof timePress) => {
            const figures: number[] = [];
            while (figures.length < runs)
              figures.push(
                await withPhone(browser, { slower }, async (page) => take(page, await approach(page, origin, control))),
              );
            return Math.round(median(figures));
          };
          console.log(row([control.name, await measure(1, weighPress), await measure(SLOWER, timePress)]));
        }
      });
    } finally {
      killBrowser(browser);
    }
  },
});
