import type { Browser } from 'puppeteer';
import type { RenderRequest, RenderResult } from '../../src/domain/rendering.ts';
import { killBrowser, launchBrowser } from '../browser/browser.ts';
import { renderRoutes } from './render-routes.ts';
import { PageStopped } from '../browser/watch-browser.ts';
import { SnapshotError } from '../snapshot-error.ts';

/** A route gets a second chance in a fresh browser: what fails twice is the route's own fault. */
const TRIES = 2;

/** Two routes may stop their browser twice each before the run is given up, within a minute even if each time it falls silent. */
const MAX_BROWSERS = 5;

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
}

/**
 * Renders all routes. Those that fail, crash the page or let it hang are tried once more in a fresh
 * browser, after the others.
 * @throws SnapshotError naming every route that failed to the end. InputError where there is no browser.
 */
export async function takeSnapshots({
  paths,
  requestFor,
  scriptFile,
  browser,
  onPage,
  silenceLimitMs,
}: TakeOptions): Promise<void> {
  const errors = new Map<string, string>();
  const tries = new Map<string, number>();
  const done = new Set<string>();
  const blame = (path: string, error: string) => {
    errors.set(path, error);
    tries.set(path, (tries.get(path) ?? 0) + 1);
  };
  const onResult = (result: RenderResult) => {
    if ('error' in result) return blame(result.path, result.error);
    done.add(result.path);
    onPage(result.path, result.html, result.ms);
  };
  const triesOf = (path: string) => tries.get(path) ?? 0;
  const left = () =>
    paths.filter((path) => !done.has(path) && triesOf(path) < TRIES).sort((a, b) => triesOf(a) - triesOf(b));

  let firstBrowser = browser;
  for (let browsers = 0; browsers < MAX_BROWSERS && left().length > 0; browsers++) {
    const current = await (firstBrowser ?? launchBrowser({ reach: 'nothing' }));
    firstBrowser = undefined;
    try {
      await renderRoutes({
        browser: current,
        scriptFile,
        requests: requestsOf(left(), requestFor),
        onResult,
        silenceLimitMs,
      });
    } catch (error) {
      if (!(error instanceof PageStopped)) throw error;
      if (error.path === undefined && browsers + 1 >= TRIES)
        throw new SnapshotError([{ path: 'the renderer script', error: error.message }], {
          unreached: paths.length - done.size,
        });
      if (error.path !== undefined) blame(error.path, error.message);
    } finally {
      killBrowser(current);
    }
  }
  const unreached = paths.filter((path) => !done.has(path) && !errors.has(path)).length;
  const failures = paths
    .filter((path) => !done.has(path))
    .flatMap((path) => {
      const error = errors.get(path);
      return error === undefined ? [] : [{ path, error }];
    });
  if (failures.length > 0) throw new SnapshotError(failures, { unreached });
}

function* requestsOf(paths: readonly string[], requestFor: (path: string) => RenderRequest): Generator<RenderRequest> {
  for (const path of paths) yield requestFor(path);
}
