import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Target } from 'puppeteer';
import { afterAll, beforeAll } from 'vitest';
import { theBrowser } from '../visitor.ts';

/** Milliseconds that a page's new process runs undisturbed at the most. */
const LOOK_EVERY_MS = 50;

/**
 * Slows the processor of all pages down that the tests of this group open: pages run for a part of the time, with 4 a quarter of it.
 * Chromium's own way keeps a core busy for each page, which slows everything else down as well.
 */
export function slowPages(slowness: number): void {
  let goOn: () => Promise<void>;
  beforeAll(async () => {
    goOn = await (process.platform === 'win32' ? askChromium : stopAndGo)(theBrowser(), slowness);
  });
  afterAll(() => goOn?.());
}

async function stopAndGo(browser: Browser, slowness: number): Promise<() => Promise<void>> {
  const session = await browser.target().createCDPSession();
  const helper = spawn(
    process.execPath,
    [fileURLToPath(new URL('../run-part-time.ts', import.meta.url)), `${slowness}`],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  const ended = once(helper, 'exit');
  const slowed = new Set<number>();
  const look = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    for (const id of pages) slowed.add(id);
    helper.stdin.write(`${JSON.stringify(pages)}\n`);
  };
  const over = new AbortController();
  const looking = (async () => {
    for (; !over.signal.aborted; await pass(LOOK_EVERY_MS)) await look();
  })();
  return async () => {
    over.abort();
    await looking;
    helper.stdin.end();
    await ended;
    await session.detach();
    if (slowed.size === 0) throw new Error('No page was slowed down');
  };
}

/** Windows stops no processes. */
async function askChromium(browser: Browser, slowness: number): Promise<() => Promise<void>> {
  const slow = async (target: Target) => (await target.page())?.emulateCPUThrottling(slowness);
  browser.on('targetcreated', slow);
  return async () => void browser.off('targetcreated', slow);
}
