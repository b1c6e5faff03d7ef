import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { RenderRoute } from '../domain/rendering.ts';
import { createAppRouter } from './router.tsx';

/*
 * The application as the snapshotter sees it, inside the browser: React's own renderer, so that the
 * markup carries everything hydration looks for.
 */

/** Where a boundary could not be rendered, React leaves this mark and has the visitor's browser try again. */
const GIVEN_UP = '<!--$!-->';

const renderRoute: RenderRoute = async ({ path, data }) => {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ context: { pageData: data }, history });
  await router.load();
  const failed = router.state.matches.find((match) => match.status === 'error');
  if (failed) throw failed.error;
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // The loaded router suspends nowhere, so the renderer that cannot wait will do: it makes the same markup in a third of the time.
  let html = renderToString(app);
  if (html.includes(GIVEN_UP)) html = await prerenderPatiently(app);
  return { html, landed: router.state.location.pathname };
};

/** Waits for what suspends, and says what failed. */
async function prerenderPatiently(app: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    onError: (error) => void errors.push(error),
    // A large boundary would be sent apart and put in its place by an inline script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

Object.assign(globalThis, { renderRoute });
