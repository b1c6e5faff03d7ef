import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from 'puppeteer';
import type {
  RenderRequest,
  RenderResult,
} from '../../core/domain/rendering.ts';
import { killBrowser, launchBrowser } from '../browser/browser.ts';
import { fromAscii, installHarness } from './page-harness.ts';

/**
 * A route takes 1 to 3 ms, the first one some 100 ms. Ten seconds are enough on a machine thirty
 * times slower, and two tries of a hanging route cost 20 s.
 */
const SILENCE_LIMIT_MS = 10_000;

export interface RendererOptions {
  /** The application's renderer, which runs in the browser. */
  readonly scriptFile: string;
  /** How long a response of the page may take. */
  readonly silenceLimitMs?: number | undefined;
  /** Settles once the script can be read. The browser starts meanwhile. */
  readonly bundled?: Promise<unknown>;
}

/** A page of a browser that has loaded the application's renderer. */
export type Renderer = Awaited<ReturnType<typeof openRenderer>>;

/**
 * Starts a browser and loads the renderer into one of its pages. The caller must `kill` it.
 * @throws InputError if there is no browser; PageStopped if the page cannot be opened
 */
export async function openRenderer({
  scriptFile,
  silenceLimitMs = SILENCE_LIMIT_MS,
  bundled,
}: RendererOptions) {
  const browser = await launchBrowser({ reach: 'nothing' });
  const kill = () => killBrowser(browser);
  try {
    await bundled;
    const page = await openPage(browser, scriptFile, silenceLimitMs);
    return { ...page, kill };
  } catch (error) {
    kill();
    throw error;
  }
}

/**
 * Runs `action` with a function that opens a renderer when it is first called, and kills its
 * browser when `action` ends or fails.
 */
export async function withLazyRenderer<T>(
  scriptFile: string,
  action: (
    open: (bundled?: Promise<unknown>) => Promise<Renderer>,
  ) => Promise<T>,
): Promise<T> {
  let renderer: Promise<Renderer> | undefined;
  try {
    return await action(
      (bundled) => (renderer ??= openRenderer({ scriptFile, bundled })),
    );
  } finally {
    await renderer?.then(
      ({ kill }) => kill(),
      () => undefined,
    );
  }
}

/**
 * Opens a page of the browser and loads the renderer into it. Each response may take `limitMs`.
 * @throws PageStopped
 */
async function openPage(browser: Browser, scriptFile: string, limitMs: number) {
  const guard = <T>(step: Promise<T>): Promise<T> =>
    step.catch((error: Error) => {
      const reason = error.message.includes('timed out')
        ? `no answer within ${limitMs / 1000} s`
        : error.message;
      throw new PageStopped(browser.connected ? reason : 'the browser ended');
    });
  const script = readFileSync(scriptFile, 'utf8');
  const [first] = await guard(browser.pages());
  const page = first ?? (await guard(browser.newPage()));
  const session = await guard(page.createCDPSession());
  const run = (expression: string) =>
    guard(evaluate(session, expression, limitMs));
  await run(`(${installHarness.toString()})()`);
  await run(script);
  return {
    /** Renders a route after those sent before it. @throws PageStopped */
    async render(request: RenderRequest): Promise<RenderResult> {
      const expression = `takeSnapshot(${JSON.stringify(request)})`;
      const result = (await run(expression)) as RenderResult;
      return 'error' in result ? result : { html: fromAscii(result.html) };
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

/** The page crashed, stopped responding or could not be opened. */
export class PageStopped extends Error {
  override readonly name = 'PageStopped';
}
