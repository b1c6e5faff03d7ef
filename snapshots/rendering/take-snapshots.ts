import type { Browser } from 'puppeteer';
import { at } from '../../src/domain/assert-defined.ts';
import type { RenderRequest } from '../../src/domain/rendering.ts';
import { killBrowser, launchBrowser } from '../browser/browser.ts';
import { SnapshotError } from '../snapshot-error.ts';
import { openRenderingPage, PageStopped } from './rendering-page.ts';

/** A route gets a second chance in a fresh browser: what fails twice is the route's own fault. */
const TRIES = 2;

/** A batch may stop its browser, and two of its routes twice each, before the run is given up: a minute where each time it falls silent. */
const MAX_BROWSERS = 6;

/** Routes that are sent to the page at once: enough that round trips do not count, few enough that memory stays flat. */
const BATCH = 20;

/** Batches that the page has at once, so that it never waits while results of one are taken in. */
const AHEAD = 2;

/** A page remembers some 24 KB of each route it rendered. After so many batches, 4,000 routes, another one takes its place. */
const BATCHES_A_PAGE = 200;

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
  /** Called with each rendered page and the milliseconds it took, in order, except where one had to be tried again. */
  readonly onPage: (path: string, html: string, ms: number) => void;
  readonly silenceLimitMs?: number;
  readonly batchesAPage?: number;
}

interface Route {
  readonly path: string;
  tries: number;
  isDone: boolean;
  /** Its batch stopped the page: by itself it shows which route did. */
  isAlone: boolean;
  error?: string;
}

/**
 * Renders all routes inside a warm page of a real browser. Those that fail, crash the page or let it hang are tried once more in a
 * fresh browser, after the others.
 * @throws SnapshotError naming every route that failed to the end. InputError where there is no browser.
 */
export async function takeSnapshots(options: TakeOptions): Promise<void> {
  const routes = options.paths.map((path): Route => ({ path, tries: 0, isDone: false, isAlone: false }));
  let firstBrowser = options.browser;
  for (let browsers = 1; browsers <= MAX_BROWSERS; browsers++) {
    const left = routes.filter(({ isDone, tries }) => !isDone && tries < TRIES).sort((a, b) => a.tries - b.tries);
    if (left.length === 0) break;
    const browser = await (firstBrowser ?? launchBrowser({ reach: 'nothing' }));
    firstBrowser = undefined;
    try {
      await renderAll(left, browser, options);
    } catch (error) {
      if (!(error instanceof PageStopped)) throw error;
      // No page could be opened.
      if (!routes.some(({ isDone, isAlone, tries }) => isDone || isAlone || tries > 0) && browsers >= TRIES)
        throw new SnapshotError([{ path: 'the renderer script', error: error.message }], { unreached: routes.length });
    } finally {
      killBrowser(browser);
    }
  }
  const lost = routes.filter(({ isDone }) => !isDone);
  const failures = lost.flatMap(({ path, error }) => (error === undefined ? [] : [{ path, error }]));
  if (lost.length > 0) throw new SnapshotError(failures, { unreached: lost.length - failures.length });
}

/** Renders routes in one browser. @throws PageStopped where it stops, with the reason noted with its routes */
async function renderAll(routes: readonly Route[], browser: Browser, options: TakeOptions): Promise<void> {
  const { requestFor, onPage, scriptFile, silenceLimitMs: limitMs = SILENCE_LIMIT_MS } = options;
  const { batchesAPage = BATCHES_A_PAGE } = options;
  const open = () => openRenderingPage({ browser, scriptFile, limitMs });
  const fail = (route: Route, error: string) => {
    route.error = error;
    route.tries += 1;
  };
  let page = await open();
  const render = async (batch: readonly Route[]) => {
    const requests = batch.map(({ path }) => requestFor(path));
    return page.render(requests);
  };
  const rendering: { batch: readonly Route[]; results: ReturnType<typeof render> }[] = [];
  const takeNext = async () => {
    const { batch, results } = at(rendering.splice(0, 1), 0);
    try {
      (await results).forEach((result, index) => {
        const route = at(batch, index);
        if ('error' in result) return fail(route, result.error);
        route.isDone = true;
        onPage(result.path, result.html, result.ms);
      });
    } catch (error) {
      if (error instanceof PageStopped && batch.length === 1) fail(at(batch, 0), error.message);
      else for (const route of batch) route.isAlone = true;
      throw error;
    }
  };
  for (const [index, batch] of batchesOf(routes).entries()) {
    if (index > 0 && index % batchesAPage === 0) {
      while (rendering.length > 0) await takeNext();
      await page.close();
      page = await open();
    }
    const results = render(batch);
    // Waited for below, unless one before it fails.
    results.catch(() => undefined);
    rendering.push({ batch, results });
    if (rendering.length > AHEAD) await takeNext();
  }
  while (rendering.length > 0) await takeNext();
}

function batchesOf(routes: readonly Route[]): Route[][] {
  const batches: Route[][] = [];
  for (const route of routes) {
    const last = batches.at(-1);
    if (last && last.length < BATCH && !route.isAlone && !last[0]?.isAlone) last.push(route);
    else batches.push([route]);
  }
  return batches;
}
