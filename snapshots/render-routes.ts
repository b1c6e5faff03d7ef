import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'puppeteer';
import type { RenderRequest, RenderResult } from '../src/domain/rendering.ts';
import { createJoiner } from './join-pieces.ts';
import { EMIT, installHarness, SEAM, type SentResult } from './page-harness.ts';
import { PageStopped, watchBrowser } from './watch-browser.ts';

/** Routes whose data is sent to the page at once: enough that round trips do not count, few enough that memory stays flat. */
const BATCH = 200;

/** Batches that the page has at once, so that it never waits while results of one are taken in. */
const AHEAD = 2;

/** The page has work while the data of all others is put together. */
const FIRST_BATCH = 16;

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
}

/**
 * Renders every request inside one warm page of a real browser; results stream back one by one.
 * @throws PageStopped naming the route at which the page crashed or fell silent.
 */
export async function renderRoutes({
  browser,
  scriptFile,
  requests,
  onResult,
  silenceLimitMs = SILENCE_LIMIT_MS,
}: RenderRoutesOptions): Promise<void> {
  const waiting: string[] = [];
  const watch = watchBrowser(browser, silenceLimitMs, () => waiting[0]);
  let failure: unknown;
  try {
    const { page, session } = await watch.guard(openPage(browser));
    page.once('error', watch.crashed);
    await watch.guard(
      receive(
        session,
        (result) => {
          watch.alive();
          const expected = waiting.shift();
          if (result.path !== expected)
            throw new Error(`the page answered for ${result.path} where ${expected ?? 'nothing'} was due`);
          onResult(result);
        },
        (error) => (failure ??= error),
      ),
    );
    await watch.guard(loadRenderer(session, scriptFile));
    const rendering: Promise<unknown>[] = [];
    for (const { batch, isLast } of batches(requests)) {
      // Put together while the page is at the batches before.
      const expression = `renderRoutes(JSON.parse(${JSON.stringify(JSON.stringify(batch))}), ${isLast})`;
      if (rendering.length === AHEAD) await rendering.shift();
      if (failure) throw failure;
      waiting.push(...batch.map(({ path }) => path));
      const rendered = watch.guard(evaluate(session, expression));
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

/** Loads the renderer into a browser that will be handed to `renderRoutes`, before there is anything to render. */
export async function readyRenderer(browser: Browser, scriptFile: string): Promise<void> {
  const { session } = await openPage(browser);
  await loadRenderer(session, scriptFile);
  await session.detach();
}

async function openPage(browser: Browser): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  return { page, session: await page.createCDPSession() };
}

/** Does nothing where the page has it already. */
async function loadRenderer(session: CDPSession, scriptFile: string): Promise<void> {
  if ((await evaluate(session, 'typeof renderRoute')) === 'function') return;
  await evaluate(session, `(${installHarness.toString()})(${JSON.stringify(EMIT)}, ${JSON.stringify(SEAM)})`);
  await evaluate(session, readFileSync(scriptFile, 'utf8'));
}

async function receive(
  session: CDPSession,
  onResult: (result: RenderResult) => void,
  onError: (error: unknown) => void,
): Promise<void> {
  const join = createJoiner();
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== EMIT) return;
    try {
      onResult(join(JSON.parse(payload) as SentResult));
    } catch (error) {
      onError(error);
    }
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: EMIT });
}

/** Evaluates on the session that carries the results, so that they all arrive before the answer. */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
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
