import type {
  RenderRequest,
  RenderResult,
  RenderRoute,
} from '../../core/domain/rendering.ts';

interface HarnessedPage {
  renderRoute: RenderRoute;
  takeSnapshot(request: RenderRequest): Promise<RenderResult>;
}

/**
 * Defines `takeSnapshot`, which renders a route and fails it for errors and console warnings. Runs
 * in the page before the application's script. This function is sent as text, so it may use nothing
 * from outside itself.
 */
export function installHarness(): void {
  const page = globalThis as unknown as HarnessedPage;
  const LAST_WAIT_MS = 20;
  const describe = (error: unknown) =>
    error instanceof Error ? (error.stack ?? error.message) : String(error);

  // A page with errors or warnings must not be published.
  const complaints: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) =>
      void complaints.push(
        `console.${level}: ${values.map(describe).join(' ')}`,
      );
  }
  addEventListener('error', (event) =>
    complaints.push(`uncaught: ${describe(event.error ?? event.message)}`),
  );
  addEventListener('unhandledrejection', (event) =>
    complaints.push(`unhandled rejection: ${describe(event.reason)}`),
  );

  // An unhandled rejection is reported in a separate task soon after the current one, so a route
  // waits for two short tasks.
  const { port1, port2 } = new MessageChannel();
  port1.start();
  const nextTask = () =>
    new Promise<void>((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port2.postMessage(undefined);
    });

  // The browser's protocol passes ASCII two to three times as fast as other text. `fromAscii`
  // decodes it.
  const toAscii = (text: string) =>
    text.replace(
      /[\^\u0080-\uffff]/g,
      (sign) => `^${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

  /** Number of routes that wait or are being rendered. */
  let waiting = 0;
  const render = async (request: RenderRequest): Promise<RenderResult> => {
    try {
      const { html, landed } = await page.renderRoute(request);
      await nextTask();
      await nextTask();
      if (waiting === 1)
        await new Promise((resolve) => setTimeout(resolve, LAST_WAIT_MS));
      if (landed !== request.path) return { error: `redirects to ${landed}` };
      return complaints.length > 0
        ? { error: complaints.join('\n') }
        : { html: toAscii(html) };
    } catch (error) {
      return { error: [describe(error), ...complaints].join('\n') };
    } finally {
      complaints.length = 0;
    }
  };

  // Routes are rendered one after the other. The last one waits longer for late errors, since no
  // other route follows.
  let previous: Promise<unknown> = Promise.resolve();
  page.takeSnapshot = (request) => {
    waiting += 1;
    const rendered = previous.then(async () => {
      const result = await render(request);
      waiting -= 1;
      return result;
    });
    previous = rendered;
    return rendered;
  };
}

/** Decodes what the harness encoded as ASCII. */
export const fromAscii = (ascii: string): string =>
  ascii.replace(/\^(.{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
