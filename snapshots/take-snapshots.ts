import type { Browser } from 'puppeteer';
import type { RenderRequest, RenderResult } from '../src/domain/rendering.ts';
import { killBrowser, launchBrowser } from './browser.ts';
import { renderRoutes } from './render-routes.ts';

const MAX_BROWSERS = 3;

interface TakeOptions {
  readonly requests: readonly RenderRequest[];
  /** Bundle of the part that runs in the page. */
  readonly bundleFile: string;
  /** A browser that is starting already; the first one used. */
  readonly browser?: Promise<Browser>;
  /** Called with each rendered page, in the order asked for unless a browser had to be replaced. */
  readonly onPage: (path: string, html: string) => void;
}

/** Routes that could not be rendered, with the reason. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  readonly failures: readonly { readonly path: string; readonly error: string }[];

  constructor(failures: SnapshotError['failures']) {
    super(`${failures.length} pages could not be rendered:\n${failures.map(({ path, error }) => `  ${path}: ${error.replaceAll('\n', '\n    ')}`).join('\n')}`);
    this.failures = failures;
  }
}

/**
 * Renders all routes. Routes that fail, or that a dying browser left over, are tried again in a
 * fresh browser, twice at most.
 * @throws SnapshotError naming every route that failed to the end.
 */
export async function takeSnapshots({ requests, bundleFile, browser, onPage }: TakeOptions): Promise<void> {
  let left = requests;
  let failures = new Map<string, string>();
  let starting = browser;
  for (let attempt = 0; attempt < MAX_BROWSERS && left.length > 0; attempt++) {
    failures = new Map();
    const done = new Set<string>();
    const onBatch = (results: readonly RenderResult[]) => {
      for (const result of results) {
        if ('error' in result) failures.set(result.path, result.error);
        else {
          done.add(result.path);
          onPage(result.path, result.html);
        }
      }
    };
    let running: Browser | undefined;
    try {
      running = await (starting ?? launchBrowser());
      await renderRoutes(running, bundleFile, left, onBatch);
    } catch (error) {
      failures.set('the browser', error instanceof Error ? error.message : String(error));
    } finally {
      if (running) killBrowser(running);
      starting = undefined;
    }
    left = left.filter(({ path }) => !done.has(path));
  }
  if (left.length > 0) {
    throw new SnapshotError(left.map(({ path }) => ({ path, error: failures.get(path) ?? failures.get('the browser') ?? 'was not rendered' })));
  }
}
