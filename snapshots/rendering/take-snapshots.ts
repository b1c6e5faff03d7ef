import { at, mapGet } from '../../core/domain/assert-defined.ts';
import type { PageData, RenderResult } from '../../core/domain/rendering.ts';
import { SnapshotError } from '../snapshot-error.ts';
import {
  openRenderer,
  PageStopped,
  type Renderer,
  type RendererOptions,
} from './renderer.ts';

/**
 * A route that fails is tried once more in a fresh browser. If it fails again, the route is at
 * fault.
 */
const TRIES = 2;

/**
 * Enough for two routes that stop their browser twice each. A run with hanging pages thus ends
 * within a minute.
 */
const MAX_BROWSERS = 5;

/** Number of routes sent ahead, so that the page never waits while results are processed. */
const AHEAD = 20;

/** A page to render. */
interface Route {
  readonly page: { readonly path: string };
  /** Reads the data that the page shows. Called when the page's turn comes. */
  readonly readData: () => PageData;
}

interface TakeOptions extends Omit<RendererOptions, 'bundled'> {
  /** A renderer that is being opened already, used first. */
  readonly renderer?: Promise<Renderer> | undefined;
}

/** A rendered route, and the data it was rendered with. */
interface Snapshot<R> {
  readonly route: R;
  readonly data: PageData;
  readonly html: string;
}

/**
 * Renders all routes inside a warm page of a real browser and yields them in order. A route that
 * fails, crashes the page or makes it hang is tried once more in a fresh browser, after the others.
 * @throws SnapshotError naming every route that failed twice. InputError if there is no browser.
 */
export async function* takeSnapshots<R extends Route>(
  routes: readonly R[],
  options: TakeOptions,
): AsyncGenerator<Snapshot<R>> {
  /** Routes that are not rendered yet, each with the errors of its tries. */
  const left = new Map(routes.map((route) => [route, new Array<string>()]));
  let isAnyTried = false;
  for (let browsers = 1; browsers <= MAX_BROWSERS; browsers++) {
    const due = [...left]
      .filter(([, errors]) => errors.length < TRIES)
      .sort(([, a], [, b]) => a.length - b.length);
    if (due.length === 0) break;
    const opened = browsers === 1 ? options.renderer : undefined;
    const waiting = due.map(([route]) => route);
    let renderer: Renderer | undefined;
    try {
      renderer = await (opened ?? openRenderer(options));
      for await (const rendered of renderAll(waiting, renderer)) {
        isAnyTried = true;
        if ('error' in rendered) {
          mapGet(left, rendered.route).push(rendered.error);
          continue;
        }
        left.delete(rendered.route);
        yield rendered;
      }
    } catch (error) {
      if (!(error instanceof PageStopped)) throw error;
      // No browser could load the renderer, so no route is at fault.
      if (browsers >= TRIES && !isAnyTried)
        throw new SnapshotError(
          [{ path: 'the renderer script', error: error.message }],
          { unreached: routes.length },
        );
    } finally {
      renderer?.kill();
    }
  }
  if (left.size === 0) return;
  const failures = Array.from(left, ([{ page }, errors]) =>
    errors.slice(-1).map((error) => ({ path: page.path, error })),
  ).flat();
  const unreached = left.size - failures.length;
  throw new SnapshotError(failures, { unreached });
}

/** A route with its HTML, or with the reason why it failed. */
type Rendered<R> = RenderResult & {
  readonly route: R;
  readonly data: PageData;
};

/**
 * Renders routes in one browser, several under way at once.
 * @throws PageStopped if the page stops
 */
async function* renderAll<R extends Route>(
  routes: readonly R[],
  renderer: Renderer,
): AsyncGenerator<Rendered<R>> {
  const underWay: Rendering<R>[] = [];
  for (const route of routes) {
    const data = route.readData();
    const result = renderer.render({ path: route.page.path, data });
    // Awaited later, or never if an earlier route stops the page.
    result.catch(() => undefined);
    underWay.push({ route, data, result });
    if (underWay.length > AHEAD) yield* takeFirst(underWay);
  }
  while (underWay.length > 0) yield* takeFirst(underWay);
}

interface Rendering<R> {
  readonly route: R;
  readonly data: PageData;
  readonly result: Promise<RenderResult>;
}

/**
 * Awaits the first route under way and yields it.
 * @throws PageStopped, after yielding the route that stopped the page
 */
async function* takeFirst<R>(
  underWay: Rendering<R>[],
): AsyncGenerator<Rendered<R>> {
  const { result, ...first } = at(underWay.splice(0, 1), 0);
  try {
    yield { ...first, ...(await result) };
  } catch (error) {
    yield { ...first, error: (error as Error).message };
    throw error;
  }
}
