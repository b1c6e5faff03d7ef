import type { Browser } from 'puppeteer';
import type { RenderRequest, RenderResult } from '../../src/domain/rendering.ts';
import { openRenderingPage } from './rendering-page.ts';
import { PageStopped, watchBrowser } from '../browser/watch-browser.ts';

/** Routes whose data is sent to the page at once: enough that round trips do not count, few enough that memory stays flat. */
const BATCH = 200;

/** Batches that the page has at once, so that it never waits while results of one are taken in. */
const AHEAD = 2;

/** The page has work while the data of all others is put together. */
const FIRST_BATCH = 16;

/** A page remembers some 24 KB of each route it rendered. After so many batches, 4,000 routes, another one takes its place. */
const BATCHES_A_PAGE = 20;

/**
 * A route takes 1 to 3 ms, the first one some 100 ms. A page silent for ten seconds does not need more
 * time, even on a machine thirty times slower; and two tries of a hanging route cost 20 s, not minutes.
 */
const SILENCE_LIMIT_MS = 10_000;

export interface RenderRoutesOptions {
  readonly browser: Browser;
  /** The application's renderer, a classic script that puts `renderRoute` on the page. */
  readonly scriptFile: string;
  readonly requests: Iterable<RenderRequest>;
  /** Called in the order asked for, while the page renders the next ones. */
  readonly onResult: (result: RenderResult) => void;
  readonly silenceLimitMs?: number;
  /** The small first one counts. */
  readonly batchesAPage?: number;
}

/**
 * Renders every request inside a warm page of a real browser; results stream back one by one.
 * @throws PageStopped naming the route at which the page crashed or fell silent.
 */
export async function renderRoutes({
  browser,
  scriptFile,
  requests,
  onResult,
  silenceLimitMs = SILENCE_LIMIT_MS,
  batchesAPage = BATCHES_A_PAGE,
}: RenderRoutesOptions): Promise<void> {
  const waiting: string[] = [];
  const watch = watchBrowser(browser, silenceLimitMs, () => waiting[0]);
  let failure: unknown;
  try {
    let page = await openRenderingPage({
      browser,
      scriptFile,
      onResult(result) {
        watch.alive();
        const expected = waiting.shift();
        if (result.path !== expected)
          throw new Error(`the page answered for ${result.path} where ${expected ?? 'nothing'} was due`);
        onResult(result);
      },
      onError: (error) => (failure ??= error),
      onCrash: watch.crashed,
      guard: watch.guard,
    });
    let left = batchesAPage;
    const rendering: Promise<unknown>[] = [];
    for (const { batch, isLast } of batches(requests)) {
      if (left === 0) {
        await Promise.all(rendering.splice(0));
        page = await page.renew();
        left = batchesAPage;
      }
      left -= 1;
      if (rendering.length === AHEAD) await rendering.shift();
      if (failure) throw failure;
      waiting.push(...batch.map(({ path }) => path));
      const rendered = watch.guard(page.render(batch, isLast || left === 0));
      // Waited for above or below, unless the next batch cannot be put together.
      rendered.catch(() => undefined);
      rendering.push(rendered);
    }
    await Promise.all(rendering);
    if (failure) throw failure;
    if (waiting.length > 0) throw new PageStopped('was passed over', waiting[0]);
  } finally {
    watch.end();
  }
}

/** A small batch first, then large ones. Whether one is the last shows when the next route comes, or none. */
function* batches(
  requests: Iterable<RenderRequest>,
): Generator<{ readonly batch: readonly RenderRequest[]; readonly isLast: boolean }> {
  let batch: RenderRequest[] = [];
  let limit = FIRST_BATCH;
  for (const request of requests) {
    if (batch.length === limit) {
      yield { batch, isLast: false };
      batch = [];
      limit = BATCH;
    }
    batch.push(request);
  }
  if (batch.length > 0) yield { batch, isLast: true };
}
