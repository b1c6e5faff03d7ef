import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../src/app/query-client.ts';
import { createAppRouter } from '../src/app/router.tsx';
import type { PageData } from '../src/domain/rendering.ts';

interface RenderedPage {
  /** Tags for the document's head. */
  readonly head: string;
  /** What belongs into the element that the client hydrates. */
  readonly root: string;
}

/** What our snapshot.tsx does in a browser. */
export async function renderPage(path: string, pageData: PageData): Promise<RenderedPage> {
  const queryClient = createQueryClient(pageData);
  const context = { pageData, openQueries: () => Promise.resolve(queryClient) };
  const router = createAppRouter({ context, history: createMemoryHistory({ initialEntries: [path] }) });
  // On a server the router would add a script to every page, which ours do without.
  router.options.scrollRestoration = false;
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  // On a server the router leaves out the boundary that it has in a browser, where hydration looks for it.
  const html = renderToString(
    <StrictMode>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </StrictMode>,
  );
  queryClient.clear();
  if (html.includes('<!--$!-->')) throw new Error(`${path} could not be rendered`);
  return splitHead(html);
}

/** The tags that React lifts into the head come first, the content from its first boundary on. */
function splitHead(html: string): RenderedPage {
  const start = html.indexOf('<!--$-->');
  return { head: html.slice(0, start), root: html.slice(start) };
}
