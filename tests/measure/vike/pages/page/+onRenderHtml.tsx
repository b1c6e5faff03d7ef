import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { createAppRouter } from '../../src/app/router.tsx';
import type { PageData } from '../../core/domain/rendering.ts';

/** The tags that our index.html has in every page's head, without the URLs of built files. */
const fixedHead = `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#0a4a50" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />`;

/** Renders a page as our snapshot.tsx does in a browser, inside the markup of our index.html. */
export async function onRenderHtml({
  urlPathname,
  data: pageData,
}: PageContextServer<PageData>) {
  const history = createMemoryHistory({ initialEntries: [urlPathname] });
  const router = createAppRouter({
    context: { pageData },
    history,
  });
  // On a server the router would add a script to every page, which our pages do not have.
  router.options.scrollRestoration = false;
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  // On a server the router leaves out the Suspense boundary that hydration in a browser expects.
  const html = renderToString(
    <StrictMode>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </StrictMode>,
  );
  if (html.includes('<!--$!-->'))
    throw new Error(`${urlPathname} could not be rendered`);
  // React's output begins with the tags for the head. The content starts at the first Suspense
  // boundary.
  const start = html.indexOf('<!--$-->');
  return escapeInject`<!doctype html>
<html lang="en-GB">
  <head>
    ${dangerouslySkipEscape(fixedHead)}
    ${dangerouslySkipEscape(html.slice(0, start))}
  </head>
  <body>
    <div id="root">${dangerouslySkipEscape(html.slice(start))}</div>
  </body>
</html>`;
}
