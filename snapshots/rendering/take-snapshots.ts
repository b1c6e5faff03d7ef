import type { Browser, CDPSession } from 'puppeteer';
import { at } from '../../src/domain/assert-defined.ts';
import type {
  PageData,
  RenderRequest,
  RenderResult,
} from '../../src/domain/rendering.ts';
import { killBrowser, launchBrowser } from '../browser/browser.ts';
import { SnapshotError } from '../snapshot-error.ts';
import { readFileSync } from 'node:fs';
import { fromAscii, installHarness } from './page-harness.ts';

/** A route that fails is tried once more in a fresh browser. Failing twice is its own fault. */
const TRIES = 2;

/**
 * Enough for two routes that stop their browser twice each. A run with hanging pages thus ends
 * within a minute.
 */
const MAX_BROWSERS = 5;

/** Routes sent ahead, so that the page never waits while results are processed. */
const AHEAD = 20;

/** A page keeps some 24 KB for each route it rendered. After so many routes it is renewed. */
const ROUTES_A_PAGE = 4000;

/**
 * A route takes 1 to 3 ms, the first one some 100 ms. Ten seconds are enough on a machine thirty
 * times slower, and two tries of a hanging route cost 20 s.
 */
const SILENCE_LIMIT_MS = 10_000;

/** A page to render. */
interface Route {
  readonly page: { readonly path: string };
  /** Reads what the page shows, when its turn comes. */
  readonly readData: () => PageData;
}

interface TakeOptions {
  /** The application's renderer, which runs in the browser. */
  readonly scriptFile: string;
  /** A browser that is starting already, used first. */
  readonly browser?: Promise<Browser> | undefined;
  readonly silenceLimitMs?: number | undefined;
  readonly routesAPage?: number;
}

/** A rendered route, the data it was rendered with, and the milliseconds it took. */
interface Snapshot<R> {
  readonly route: R;
  readonly data: PageData;
  readonly html: string;
  readonly ms: number;
}

/** A route and its result so far. */
interface Attempt<R> {
  readonly route: R;
  tries: number;
  isDone: boolean;
  /** Why it failed the last time. */
  error?: string;
}

/**
 * Renders all routes inside a warm page of a real browser and yields them in order. A route that
 * fails, crashes the page or lets it hang is tried once more in a fresh browser, after the others.
 * @throws SnapshotError naming every route that failed again. InputError if there is no browser.
 */
export async function* takeSnapshots<R extends Route>(
  routes: readonly R[],
  options: TakeOptions,
): AsyncGenerator<Snapshot<R>> {
  const attempts = routes.map((route): Attempt<R> => ({
    route,
    tries: 0,
    isDone: false,
  }));
  let firstBrowser = options.browser;
  for (let browsers = 1; browsers <= MAX_BROWSERS; browsers++) {
    const left = attempts
      .filter(({ isDone, tries }) => !isDone && tries < TRIES)
      .sort((a, b) => a.tries - b.tries);
    if (left.length === 0) break;
    const browser = await (firstBrowser ?? launchBrowser({ reach: 'nothing' }));
    firstBrowser = undefined;
    try {
      yield* renderAll(left, browser, options);
    } catch (error) {
      if (!(error instanceof PageStopped)) throw error;
      const isAnyTried = attempts.some(
        ({ isDone, tries }) => isDone || tries > 0,
      );
      if (browsers >= TRIES && !isAnyTried) throw noPage(error, routes);
    } finally {
      killBrowser(browser);
    }
  }
  throwUnfinished(attempts);
}

/** Reports that no browser could open a page, which is no route's fault. */
const noPage = ({ message }: Error, routes: readonly Route[]) =>
  new SnapshotError([{ path: 'the renderer script', error: message }], {
    unreached: routes.length,
  });

function throwUnfinished(attempts: readonly Attempt<Route>[]): void {
  const lost = attempts.filter(({ isDone }) => !isDone);
  if (lost.length === 0) return;
  const failures = lost.flatMap(({ route, error }) =>
    error === undefined ? [] : [{ path: route.page.path, error }],
  );
  throw new SnapshotError(failures, {
    unreached: lost.length - failures.length,
  });
}

/**
 * Renders routes in one browser, several under way at once.
 * @throws PageStopped if the page stops
 */
async function* renderAll<R extends Route>(
  attempts: readonly Attempt<R>[],
  browser: Browser,
  {
    scriptFile,
    silenceLimitMs = SILENCE_LIMIT_MS,
    routesAPage = ROUTES_A_PAGE,
  }: TakeOptions,
): AsyncGenerator<Snapshot<R>> {
  const page = await openRenderingPage(browser, scriptFile, silenceLimitMs);
  const underWay: Rendering<R>[] = [];
  for (const [index, attempt] of attempts.entries()) {
    if (index > 0 && index % routesAPage === 0) {
      while (underWay.length > 0) yield* takeFirst(underWay);
      await page.renew();
    }
    const data = attempt.route.readData();
    const result = page.render({ path: attempt.route.page.path, data });
    // Awaited later, unless one before it stops the page.
    result.catch(() => undefined);
    underWay.push({ attempt, data, result });
    if (underWay.length > AHEAD) yield* takeFirst(underWay);
  }
  while (underWay.length > 0) yield* takeFirst(underWay);
}

interface Rendering<R> {
  readonly attempt: Attempt<R>;
  readonly data: PageData;
  readonly result: Promise<RenderResult>;
}

/**
 * Awaits the first route under way. Yields it, or notes why it failed.
 * @throws PageStopped
 */
async function* takeFirst<R>(
  underWay: Rendering<R>[],
): AsyncGenerator<Snapshot<R>> {
  const { attempt, data, result } = at(underWay.splice(0, 1), 0);
  const fail = (error: string) => {
    attempt.error = error;
    attempt.tries += 1;
  };
  const rendered = await result.catch((error: unknown) => {
    if (error instanceof PageStopped) fail(error.message);
    throw error;
  });
  if ('error' in rendered) return fail(rendered.error);
  attempt.isDone = true;
  const { html, ms } = rendered;
  yield { route: attempt.route, data, html, ms };
}

/** The page crashed, stopped answering or could not be opened. */
class PageStopped extends Error {
  override readonly name = 'PageStopped';
}

/**
 * Takes the browser's page and loads the renderer into it. Every answer may take `limitMs`.
 * @throws PageStopped
 */
async function openRenderingPage(
  browser: Browser,
  scriptFile: string,
  limitMs: number,
) {
  const guard = async <T>(step: Promise<T>): Promise<T> => {
    try {
      return await step;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const reason = /timed out/.test(message)
        ? `no answer within ${limitMs / 1000} s`
        : message;
      throw new PageStopped(browser.connected ? reason : 'the browser ended');
    }
  };
  const script = readFileSync(scriptFile, 'utf8');
  const [first] = await guard(browser.pages());
  const page = first ?? (await guard(browser.newPage()));
  const session = await guard(page.createCDPSession());
  const run = (expression: string) =>
    guard(evaluate(session, expression, limitMs));
  const load = async () => {
    await run(`(${installHarness.toString()})()`);
    await run(script);
  };
  await load();
  return {
    /** Renders a route after those sent before it. @throws PageStopped */
    async render(request: RenderRequest): Promise<RenderResult> {
      const result = (await run(
        `takeSnapshot(${JSON.stringify(request)})`,
      )) as RenderResult;
      return 'error' in result
        ? result
        : { ...result, html: fromAscii(result.html) };
    },
    /** Reloads the page, which frees what it kept of the routes it rendered. */
    async renew() {
      await guard(page.goto('about:blank'));
      await load();
    },
  };
}

async function evaluate(
  session: CDPSession,
  expression: string,
  timeout: number,
): Promise<unknown> {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await session.send(
    'Runtime.evaluate',
    options,
    { timeout },
  );
  if (exceptionDetails)
    throw new Error(
      exceptionDetails.exception?.description ?? exceptionDetails.text,
    );
  return result.value;
}
