import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { RenderRoute } from '../../core/domain/rendering.ts';
import { createAppRouter } from './router.tsx';

/*
 * Renders routes for the snapshotter, inside its browser, with React's server renderer, whose
 * markup has the comments that hydration needs.
 */

/** React's marker for a Suspense boundary that it left for the browser to render. */
const NOT_RENDERED = '<!--$!-->';

const renderRoute: RenderRoute = async ({ path, data }) => {
  const history = createMemoryHistory({ initialEntries: [path] });
  const context = { pageData: data };
  const router = createAppRouter({ context, history });
  await router.load();
  const { matches, location } = router.state;
  const failed = matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // A loaded router does not suspend, so the synchronous renderer usually suffices. It makes the
  // same markup in a third of the time.
  let html = renderToString(app);
  if (html.includes(NOT_RENDERED)) html = await renderWhenReady(app);
  return { html, landed: location.pathname };
};

/** Renders markup, waiting for suspended parts. Rejects with the first error. */
async function renderWhenReady(app: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    onError: (error) => void errors.push(error),
    // Otherwise React would send large boundaries separately, with an inline script that moves
    // them.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

Object.assign(globalThis, { renderRoute });
