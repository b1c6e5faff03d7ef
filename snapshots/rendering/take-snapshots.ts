import type { Browser, CDPSession } from 'puppeteer';
import { at } from '../../src/domain/assert-defined.ts';
import type {
  RenderRequest,
  RenderResult,
} from '../../src/domain/rendering.ts';
import { killBrowser, launchBrowser } from '../browser/browser.ts';
import { SnapshotError } from '../snapshot-error.ts';
import { readFileSync } from 'node:fs';
import { fromAscii, installHarness } from './page-harness.ts';

/** A route gets a second chance in a fresh browser: what fails twice is the route's own fault. */
const TRIES = 2;

/** Two routes may stop their browser twice each before the run is given up, within a minute even if each time it falls silent. */
const MAX_BROWSERS = 5;

/** Routes that the page has at once, so that it never waits while results are taken in. */
const AHEAD = 20;

/** A page remembers some 24 KB of each route it rendered. After so many it begins anew. */
const ROUTES_A_PAGE = 4000;

/**
 * A route takes 1 to 3 ms, the first one some 100 ms. A page silent for ten seconds does not need more time, even on a machine thirty
 * times slower; and two tries of a hanging route cost 20 s, not minutes.
 */
const SILENCE_LIMIT_MS = 10_000;

interface TakeOptions {
  /** The routes, in order. */
  readonly paths: readonly string[];
  /** Makes a route's request, when its turn comes. */
  readonly requestFor: (path: string) => RenderRequest;
  /** The application's renderer, which runs in the page. */
  readonly scriptFile: string;
  /** A browser that is starting already; the first one used. */
  readonly browser?: Promise<Browser>;
  /** Called with each rendered page and the milliseconds it took, one after the other, in order, except where one had to be tried again. */
  readonly onPage: (
    path: string,
    html: string,
    ms: number,
  ) => void | Promise<void>;
  readonly silenceLimitMs?: number;
  readonly routesAPage?: number;
}

interface Route {
  readonly path: string;
  tries: number;
  isDone: boolean;
  error?: string;
}

/**
 * Renders all routes inside a warm page of a real browser. Those that fail, crash the page or let it hang are tried once more in a
 * fresh browser, after the others.
 * @throws SnapshotError naming every route that failed to the end. InputError where there is no browser.
 */
export async function takeSnapshots(options: TakeOptions): Promise<void> {
  const routes = options.paths.map((path): Route => ({
    path,
    tries: 0,
    isDone: false,
  }));
  let firstBrowser = options.browser;
  for (let browsers = 1; browsers <= MAX_BROWSERS; browsers++) {
    const left = routes
      .filter(({ isDone, tries }) => !isDone && tries < TRIES)
      .sort((a, b) => a.tries - b.tries);
    if (left.length === 0) break;
    const browser = await (firstBrowser ?? launchBrowser({ reach: 'nothing' }));
    firstBrowser = undefined;
    try {
      await renderAll(left, browser, options);
    } catch (error) {
      if (!(error instanceof PageStopped)) throw error;
      // No page could be opened.
      if (
        browsers >= TRIES &&
        routes.every(({ isDone, tries }) => !isDone && tries === 0)
      )
        throw new SnapshotError(
          [{ path: 'the renderer script', error: error.message }],
          { unreached: routes.length },
        );
    } finally {
      killBrowser(browser);
    }
  }
  const lost = routes.filter(({ isDone }) => !isDone);
  const failures = lost.flatMap(({ path, error }) =>
    error === undefined ? [] : [{ path, error }],
  );
  if (lost.length > 0)
    throw new SnapshotError(failures, {
      unreached: lost.length - failures.length,
    });
}

/** Renders routes in one browser. @throws PageStopped where it stops */
async function renderAll(
  routes: readonly Route[],
  browser: Browser,
  options: TakeOptions,
): Promise<void> {
  const {
    requestFor,
    onPage,
    scriptFile,
    silenceLimitMs: limitMs = SILENCE_LIMIT_MS,
  } = options;
  const { routesAPage = ROUTES_A_PAGE } = options;
  const rendering: {
    readonly route: Route;
    readonly result: Promise<RenderResult>;
  }[] = [];
  const takeNext = async () => {
    const { route, result } = at(rendering.splice(0, 1), 0);
    const fail = (error: string) => {
      route.error = error;
      route.tries += 1;
    };
    const rendered = await result.catch((error: unknown) => {
      if (error instanceof PageStopped) fail(error.message);
      throw error;
    });
    if ('error' in rendered) return fail(rendered.error);
    route.isDone = true;
    await onPage(route.path, rendered.html, rendered.ms);
  };
  const page = await openRenderingPage(browser, scriptFile, limitMs);
  for (const [index, route] of routes.entries()) {
    if (index > 0 && index % routesAPage === 0) {
      while (rendering.length > 0) await takeNext();
      await page.renew();
    }
    const result = page.render(requestFor(route.path));
    // Waited for below, unless one before it fails.
    result.catch(() => undefined);
    rendering.push({ route, result });
    if (rendering.length > AHEAD) await takeNext();
  }
  while (rendering.length > 0) await takeNext();
}

/** The page crashed, fell silent or could not be opened. */
class PageStopped extends Error {
  override readonly name = 'PageStopped';
}

/** Takes the page that the browser has, and loads the renderer into it. It may be silent for `limitMs`. @throws PageStopped */
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
    /** Renders a route once those before it are rendered. @throws PageStopped */
    async render(request: RenderRequest): Promise<RenderResult> {
      const result = (await run(
        `takeSnapshot(${JSON.stringify(request)})`,
      )) as RenderResult;
      return 'error' in result
        ? result
        : { ...result, html: fromAscii(result.html) };
    },
    /** Forgets what it remembers of the routes it rendered. */
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
