import type { Page } from 'puppeteer';
import { assertDefined } from '../../core/domain/assert-defined.ts';
import type { Control } from './controls.ts';
import {
  inTurn,
  median,
  row,
  SLOWER,
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
      const { x, y, width, height } = (await target!.boundingBox())!;
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

/**
 * Measures the longest wait from one of a click's events to the next paint, by Event Timing, in
 * milliseconds.
 */
async function timeClick(
  page: Page,
  click: () => Promise<void>,
): Promise<number> {
  const events = await traceWork(page, click);
  const timings = events.flatMap(({ name, args: { data } }) =>
    name === 'EventTiming' && data ? [data] : [],
  );
  return Math.max(
    0,
    ...timings.map(({ type = '', duration = 0 }) =>
      /^(?:pointer|click|key)/.test(type) ? duration : 0,
    ),
  );
}

/**
 * Measures the main thread's processor time from a click's release to the end of the next frame,
 * converted to milliseconds on a slow phone. Other work on the machine hardly adds to processor
 * time.
 */
async function weighClick(
  page: Page,
  click: () => Promise<void>,
): Promise<number> {
  const events = await traceWork(page, click);
  const heard = (type: string) =>
    events.find(
      ({ name, args }) => name === 'EventDispatch' && args.data?.type === type,
    );
  const release = assertDefined(heard('pointerup'), 'the click');
  // A slider receives no click event.
  const last = heard('click') ?? release;
  const frame = assertDefined(
    events.find(
      ({ name, pid, tid, ts }) =>
        name === 'Commit' &&
        pid === last.pid &&
        tid === last.tid &&
        ts > last.ts,
    ),
    'the frame that answers the click',
  );
  return (SLOWER * (frame.tts + (frame.tdur ?? 0) - release.tts)) / 1000;
}

const measures = [
  { slower: 1, take: weighClick },
  { slower: SLOWER, take: timeClick },
];

/** Prints how soon controls of a built site respond on a slow phone: the median of `runs`. */
export const measurePresses = (
  site: string,
  controls: readonly Control[],
  runs: number,
): Promise<void> =>
  withSites([site], async (browser, [origin = '']) => {
    console.log(
      tableHead([
        'Control',
        'Work until the paint, ms',
        'Paint after the click, ms',
      ]),
    );
    for (const control of controls) {
      const figures = await inTurn(measures, runs, ({ slower, take }) =>
        withPhone(browser, { slower }, async (page) =>
          take(page, await approach(page, origin, control)),
        ),
      );
      const medians = figures.map((values) => Math.round(median(values)));
      console.log(row([control.name, ...medians]));
    }
  });
