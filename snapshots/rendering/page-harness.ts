import type { RenderRequest, RenderResult, RenderRoute } from '../../src/domain/rendering.ts';

/** Name of the function by which the page hands a result to Node, as JSON. */
export const EMIT = 'emitSnapshot';

/** Where a page's HTML is parted into pieces: what stands between them. */
export const SEAM = '</';

/** What the page hands over: a render's HTML in pieces, one that was sent before as its number, and how many had been sent. */
export type SentResult =
  | { readonly path: string; readonly sent: number; readonly pieces: readonly (string | number)[]; readonly ms: number }
  | { readonly path: string; readonly error: string };

interface RenderingPage {
  renderRoute?: RenderRoute;
  renderRoutes(requests: readonly RenderRequest[], endsPage: boolean): Promise<void>;
}

/**
 * Runs inside the page, before the application's script: it is sent there as text and may use nothing from
 * outside itself. Keeps watch over console and errors, and renders requests one after the other.
 */
export function installHarness(emitName: string, seam: string): void {
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

  // Pages have most of their pieces in common. Each batch counts anew, so that the page need not remember all pieces of the site.
  const inPieces = (result: RenderResult, numbers: Map<string, number>): SentResult => {
    if ('error' in result) return result;
    const { html, ...rest } = result;
    const sent = numbers.size;
    const pieces = html.split(seam).map((piece) => {
      const number = numbers.get(piece);
      if (number === undefined) numbers.set(piece, numbers.size);
      return number ?? piece;
    });
    return { ...rest, sent, pieces };
  };

  // Plain ASCII passes the browser's protocol two to three times as fast.
  const toAscii = (json: string) =>
    json.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

  const renderAll = async (requests: readonly RenderRequest[], endsPage: boolean) => {
    const emit = page[emitName];
    if (!emit) throw new Error(`missing: ${emitName}`);
    const numbers = new Map<string, number>();
    for (const request of requests) {
      const result = await render(request, endsPage && request === requests.at(-1));
      emit(toAscii(JSON.stringify(inPieces(result, numbers))));
    }
  };

  // One after the other: the next requests come while these are rendered.
  let rendered = Promise.resolve();
  page.renderRoutes = (requests, endsPage) => (rendered = rendered.then(() => renderAll(requests, endsPage)));
}
