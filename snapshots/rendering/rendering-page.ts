import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'puppeteer';
import type { RenderRequest, RenderResult } from '../../src/domain/rendering.ts';
import { createJoiner } from './join-pieces.ts';
import { EMIT, installHarness, SEAM, type SentResult } from './page-harness.ts';

interface PageOptions {
  readonly browser: Browser;
  /** The application's renderer, a classic script that puts `renderRoute` on the page. */
  readonly scriptFile: string;
  readonly onResult: (result: RenderResult) => void;
  readonly onError: (error: unknown) => void;
  readonly onCrash: () => void;
  /** Waits for a step with an eye on the browser. */
  readonly guard: <T>(step: Promise<T>) => Promise<T>;
}

/** A page of the browser that has the renderer. */
export interface RenderingPage {
  /** Renders routes one after the other; each result is handed over before the promise is fulfilled. After the last ones it `endsPage`. */
  render(requests: readonly RenderRequest[], endsPage: boolean): Promise<unknown>;
  /** Gives way to a page without what this one remembers. */
  renew(): Promise<RenderingPage>;
}

/** Takes the page that the browser has, or opens one. */
export const openRenderingPage = async (options: PageOptions): Promise<RenderingPage> =>
  equip(await options.guard(firstPage(options.browser)), options);

/** Loads the renderer into a browser's first page, before there is anything to render. */
export async function readyRenderer(browser: Browser, scriptFile: string): Promise<void> {
  const page = await firstPage(browser);
  const session = await page.createCDPSession();
  await loadRenderer(session, scriptFile);
  await session.detach();
}

async function firstPage(browser: Browser): Promise<Page> {
  const [first] = await browser.pages();
  return first ?? browser.newPage();
}

async function equip(page: Page, options: PageOptions): Promise<RenderingPage> {
  const { browser, scriptFile, onResult, onError, onCrash, guard } = options;
  page.once('error', onCrash);
  const session = await guard(page.createCDPSession());
  await guard(receive(session, onResult, onError));
  await guard(loadRenderer(session, scriptFile));
  return {
    render: (requests, endsPage) =>
      evaluate(session, `renderRoutes(JSON.parse(${JSON.stringify(JSON.stringify(requests))}), ${endsPage})`),
    async renew() {
      const next = await guard(browser.newPage());
      await guard(page.close());
      return equip(next, options);
    },
  };
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
