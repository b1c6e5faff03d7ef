import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer';
import type { RenderRequest, RenderResult } from '../src/domain/rendering.ts';

const BATCH = 60;
const BATCH_TIMEOUT_MS = 60_000;

/**
 * Renders every request inside one warm page of a real browser: a new router and query cache a
 * route, one round trip a batch, results handed on while the next batch renders.
 * @throws Error when the browser dies or a batch takes over a minute.
 */
export async function renderRoutes(
  browser: Browser,
  bundleFile: string,
  requests: readonly RenderRequest[],
  onBatch: (results: readonly RenderResult[]) => void,
): Promise<void> {
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  await page.evaluate(readFileSync(bundleFile, 'utf8'));
  const batches: (readonly RenderRequest[])[] = [];
  for (let start = 0; start < requests.length; start += BATCH) batches.push(requests.slice(start, start + BATCH));

  let running = batches[0] && renderBatch(page, batches[0]);
  for (let index = 0; running; index++) {
    const results = await running;
    const following: readonly RenderRequest[] | undefined = batches[index + 1];
    running = following && renderBatch(page, following);
    // The next batch renders while this one is written; a failure there must not go unhandled meanwhile.
    running?.catch(() => undefined);
    onBatch(results);
  }
}

async function renderBatch(page: Page, requests: readonly RenderRequest[]): Promise<RenderResult[]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${BATCH_TIMEOUT_MS / 1000} s`)), BATCH_TIMEOUT_MS);
  });
  try {
    return await Promise.race([timeout, page.evaluate((list) => (globalThis as unknown as RenderingPage).renderRoutes(list), requests)]);
  } finally {
    clearTimeout(timer);
  }
}

/** What src/app/snapshot.tsx puts on the page. */
interface RenderingPage {
  renderRoutes(requests: readonly RenderRequest[]): Promise<RenderResult[]>;
}
