/* npm run bench:presses: how soon each control answers a click. */
import type { Page } from 'puppeteer';
import { dist } from '../pipeline/paths.ts';
import {
  readCount,
  runCommand,
  textOption,
  wrongOption,
} from '../commands/shared/run-command.ts';
import { controls, type Control } from './controls.ts';
import {
  median,
  row,
  tableHead,
  traceWork,
  withPhone,
  withSites,
} from './harness.ts';

const quiet = (page: Page) => page.waitForNetworkIdle({ idleTime: 500 });

/** Opens the page and takes all steps but the last. @returns a function that takes the last step */
async function approach(
  page: Page,
  origin: string,
  { path, steps }: Control,
): Promise<() => Promise<void>> {
  await page.goto(origin + path, { waitUntil: 'load' });
  await quiet(page);
  let click = () => Promise.resolve();
  for (const { click: selector, at = 0.5, shows } of steps) {
    await click();
    const target = await page.waitForSelector(selector);
    await target!.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await quiet(page);
    click = async () => {
      const box = await target!.boundingBox();
      const { x, y, width, height } = box!;
      await page.touchscreen.tap(x + width * at, y + height / 2);
      await page.waitForFunction(
        (expected) => document.querySelector(expected) !== null,
        { polling: 'raf' },
        shows,
      );
      await quiet(page);
    };
  }
  return click;
}

/** The longest wait for a paint after one of a click's events, in milliseconds, by Event Timing. */
async function timeClick(
  page: Page,
  click: () => Promise<void>,
): Promise<number> {
  const events = await traceWork(page, click);
  const waits = events
    .filter(({ name }) => name === 'EventTiming')
    .map(({ args }) => args.data ?? {})
    .filter(({ type = '' }) => /^(?:pointer|click|key)/.test(type))
    .map(({ duration = 0 }) => duration);
  return Math.max(0, ...waits);
}

await runCommand({
  usage:
    'Usage: npm run bench:presses [-- OPTION]      how soon each control of the built site answers, on a phone four times slower\n' +
    '  --runs N     how often each is measured; the middle counts (3)\n' +
    '  --only NAME  this control alone, as "More Info"',
  options: { runs: textOption, only: textOption },
  run: async ({ runs: text = '3', only }) => {
    const runs = readCount('--runs', text);
    const chosen = controls.filter(
      ({ name }) => only === undefined || name === only,
    );
    if (chosen.length === 0)
      throw wrongOption(
        `--only ${only}`,
        `give one of ${controls.map(({ name }) => name).join('; ')}`,
      );
    await withSites([dist], async (browser, [origin = '']) => {
      console.log(tableHead(['Control', 'Paint after the click, ms']));
      for (const control of chosen) {
        const times: number[] = [];
        while (times.length < runs)
          await withPhone(browser, undefined, async (page) => {
            const click = await approach(page, origin, control);
            times.push(await timeClick(page, click));
          });
        const time = Math.round(median(times));
        console.log(row([control.name, time]));
      }
    });
  },
});
