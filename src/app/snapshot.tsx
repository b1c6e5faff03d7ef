import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { RenderRequest, RenderResult } from '../domain/rendering.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/*
 * The part of the snapshotter that runs inside the browser: React's own renderer on the
 * application, so that the markup carries everything hydration looks for.
 */

/** Console messages and uncaught errors since the last look: a page that makes any is not fit to ship. */
const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...values: unknown[]) => void complaints.push(`console.${level}: ${values.map(describeError).join(' ')}`);
}
addEventListener('error', (event) => complaints.push(`uncaught: ${describeError(event.error ?? event.message)}`));
addEventListener('unhandledrejection', (event) => complaints.push(`unhandled rejection: ${describeError(event.reason)}`));

async function renderRoute({ path, data }: RenderRequest): Promise<RenderResult> {
  complaints.length = 0;
  try {
    const queryClient = createQueryClient(data);
    const context = { pageData: data, openQueries: () => Promise.resolve(queryClient) };
    const router = createAppRouter({ context, history: createMemoryHistory({ initialEntries: [path] }) });
    await router.load();
    const landed = router.state.location.pathname;
    if (landed !== path) return { path, error: `redirects to ${landed}` };
    const failed = router.state.matches.find((match) => match.status === 'error');
    if (failed) return { path, error: describeError(failed.error) };

    const errors: unknown[] = [];
    const { prelude } = await prerender(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        onError: (error) => void errors.push(error),
        // A large boundary would be sent apart and put in its place by an inline script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      },
    );
    const html = await new Response(prelude).text();
    queryClient.clear();
    const faults = [...errors.map(describeError), ...complaints];
    return faults.length > 0 ? { path, error: faults.join('\n') } : { path, html };
  } catch (error) {
    return { path, error: describeError(error) };
  }
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

declare global {
  /** Called by the snapshotter. Results come in the order asked for. */
  function renderRoutes(requests: readonly RenderRequest[]): Promise<RenderResult[]>;
}

globalThis.renderRoutes = async (requests) => {
  const results: RenderResult[] = [];
  for (const request of requests) results.push(await renderRoute(request));
  return results;
};
