import type { RenderRequest, RenderResult, RenderRoute } from '../src/domain/rendering.ts';

/** Name of the function by which the page hands a result to Node, as JSON. */
export const EMIT = 'emitSnapshot';

interface RenderingPage {
  renderRoute?: RenderRoute;
  renderRoutes(requests: readonly RenderRequest[], endsRun: boolean): Promise<void>;
}

/**
 * Runs inside the page, before the application's script: it is sent there as text and may use nothing from
 * outside itself. Keeps watch over console and errors, and renders requests one after the other.
 */
export function installHarness(emitName: string): void {
  const page = globalThis as unknown as RenderingPage & Record<string, (result: string) => void>;
  const LAST_WAIT_MS = 20;
  const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

  // A page that complains is not fit to ship.
  const complaints: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) =>
      void complaints.push(`console.${level}: ${values.map(describe).join(' ')}`);
  }
  addEventListener('error', (event) => complaints.push(`uncaught: ${describe(event.error ?? event.message)}`));
  addEventListener('unhandledrejection', (event) => complaints.push(`unhandled rejection: ${describe(event.reason)}`));

  // A rejection nobody handles speaks up in a task of its own, soon after the current one: a page waits two short ones
  // for it, and the last page, which nothing follows, somewhat longer.
  const { port1, port2 } = new MessageChannel();
  port1.start();
  const nextTask = () =>
    new Promise<void>((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port2.postMessage(undefined);
    });
  const settle = async (isLast: boolean) => {
    await nextTask();
    await nextTask();
    if (isLast) await new Promise((resolve) => setTimeout(resolve, LAST_WAIT_MS));
  };

  const render = async (request: RenderRequest, isLast: boolean): Promise<RenderResult> => {
    const { path } = request;
    const started = performance.now();
    try {
      if (!page.renderRoute) return { path, error: 'the renderer script put no renderRoute on the page' };
      const { html, landed } = await page.renderRoute(request);
      const ms = performance.now() - started;
      await settle(isLast);
      if (landed !== path) return { path, error: `redirects to ${landed}` };
      return complaints.length > 0 ? { path, error: complaints.join('\n') } : { path, html, ms };
    } catch (error) {
      return { path, error: [describe(error), ...complaints].join('\n') };
    } finally {
      complaints.length = 0;
    }
  };

  // Plain ASCII passes the browser's protocol two to three times as fast.
  const toAscii = (json: string) =>
    json.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

  page.renderRoutes = async (requests, endsRun) => {
    const emit = page[emitName];
    if (!emit) throw new Error(`missing: ${emitName}`);
    for (const request of requests)
      emit(toAscii(JSON.stringify(await render(request, endsRun && request === requests.at(-1)))));
  };
}
