import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from 'puppeteer';
import type { RenderRequest, RenderResult } from '../../src/domain/rendering.ts';
import { fromAscii, installHarness } from './page-harness.ts';

/** The page crashed, fell silent or could not be opened. */
export class PageStopped extends Error {
  override readonly name = 'PageStopped';
}

/** A page of the browser that has the renderer. */
export interface RenderingPage {
  /** Renders a route once those before it are rendered. @throws PageStopped */
  render(request: RenderRequest): Promise<RenderResult>;
  /** Forgets what it remembers of the routes it rendered. */
  renew(): Promise<void>;
}

interface PageOptions {
  readonly browser: Browser;
  /** The application's renderer, a classic script that puts `renderRoute` on the page. */
  readonly scriptFile: string;
  /** How long it may be silent. */
  readonly limitMs: number;
}

/** Takes the page that the browser has, and loads the renderer into it. @throws PageStopped */
export async function openRenderingPage({ browser, scriptFile, limitMs }: PageOptions): Promise<RenderingPage> {
  const guard = async <T>(step: Promise<T>): Promise<T> => {
    try {
      return await step;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const reason = /timed out/.test(message) ? `no answer within ${limitMs / 1000} s` : message;
      throw new PageStopped(browser.connected ? reason : 'the browser ended');
    }
  };
  const script = readFileSync(scriptFile, 'utf8');
  const [first] = await guard(browser.pages());
  const page = first ?? (await guard(browser.newPage()));
  const session = await guard(page.createCDPSession());
  const run = (expression: string) => guard(evaluate(session, expression, limitMs));
  const load = async () => {
    await run(`(${installHarness.toString()})()`);
    await run(script);
  };
  await load();
  return {
    async render(request) {
      const result = (await run(`takeSnapshot(${JSON.stringify(request)})`)) as RenderResult;
      return 'error' in result ? result : { ...result, html: fromAscii(result.html) };
    },
    async renew() {
      await guard(page.goto('about:blank'));
      await load();
    },
  };
}

async function evaluate(session: CDPSession, expression: string, timeout: number): Promise<unknown> {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', options, { timeout });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
