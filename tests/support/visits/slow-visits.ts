import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Control } from '../../measure/controls.ts';
import { theBrowser, waitForPaint } from '../visitor.ts';

/** Origin of the site, compressed for a slow line. */
export const compressedUrl = inject('compressedUrl');

export interface Line {
  readonly name: string;
  /** In bits per second. */
  readonly speed: number;
  /** Round trip in milliseconds. */
  readonly latency: number;
}

export const lines: readonly Line[] = [
  { name: '1.6 Mbit/s', speed: 1_600_000, latency: 150 },
  { name: '400 kbit/s', speed: 400_000, latency: 400 },
];

/** Limits the speed and latency of a page's connection. */
export const slowLine = (page: Page, { speed, latency }: Line): Promise<void> =>
  page.emulateNetworkConditions({
    download: speed / 8,
    upload: speed / 8,
    latency,
  });

/**
 * Waits until the page is painted, then `delay` milliseconds more, and clicks the steps of a
 * control as a pointer does.
 */
export async function touch(
  page: Page,
  { steps }: Control,
  delay: number,
): Promise<void> {
  await waitForPaint(page);
  await pass(delay);
  // A control that only the first touch would enable may be touched before that.
  for (const { click, at = 0.5 } of steps) {
    const selector = click.replace(':not(:disabled)', '');
    const control = (await page.waitForSelector(selector, { visible: true }))!;
    const { width, height } = (await control.boundingBox())!;
    await control.click({ offset: { x: width * at, y: height / 2 } });
  }
}

/** Maximum time, in milliseconds, that a page's new process runs at full speed. */
const LOOK_EVERY_MS = 50;

/**
 * Slows down all pages that the tests of this group open: with a `slowness` of 4 they run a quarter
 * of the time. Chromium's own throttling keeps a core busy for each page, which slows everything
 * else down as well.
 */
export function slowPages(slowness: number): void {
  let goOn: () => Promise<void>;
  beforeAll(async () => {
    const session = await theBrowser().target().createCDPSession();
    const args = [
      fileURLToPath(new URL('run-part-time.ts', import.meta.url)),
      `${slowness}`,
    ];
    const helper = spawn(process.execPath, args, {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const ended = once(helper, 'exit');
    const over = new AbortController();
    let isSlowed = false;
    const looking = (async () => {
      for (; !over.signal.aborted; await pass(LOOK_EVERY_MS)) {
        const { processInfo } = await session.send('SystemInfo.getProcessInfo');
        const pages = processInfo
          .filter(({ type }) => type === 'renderer')
          .map(({ id }) => id);
        isSlowed ||= pages.length > 0;
        helper.stdin.write(`${JSON.stringify(pages)}\n`);
      }
    })();
    goOn = async () => {
      over.abort();
      await looking;
      helper.stdin.end();
      await ended;
      await session.detach();
      if (!isSlowed) throw new Error('No page was slowed down');
    };
  });
  afterAll(() => goOn?.());
}
