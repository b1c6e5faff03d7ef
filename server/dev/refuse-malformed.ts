import type { RequestListener } from 'node:http';
import type { ViteDevServer } from 'vite';
import { logRefusal, parseTarget, refusals } from '../site/request-target.ts';
import { listenerOf } from '../site/web-request.ts';

/**
 * Makes a development server refuse targets that are no address. Vite parses a target before any
 * middleware runs, where an error would end the process.
 */
export function refuseMalformed(server: ViteDevServer['httpServer']): void {
  const listeners = (server?.listeners('request') ?? []) as RequestListener[];
  server?.removeAllListeners('request').on(
    'request',
    listenerOf(async (request, response) => {
      if (parseTarget(request.url ?? '').kind === 'malformed') {
        logRefusal(request);
        response.writeHead(refusals.malformed).end();
        return;
      }
      for (const listener of listeners) listener(request, response);
    }),
  );
}
