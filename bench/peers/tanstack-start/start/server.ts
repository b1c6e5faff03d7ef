import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { notFoundPage } from '../src/domain/routes.ts';

const handle = createStartHandler(defaultRenderHandler);

/** What the prerenderer asks for pages. */
export default createServerEntry({
  async fetch(request) {
    const url = new URL(request.url);
    // It asks with a slash at the end, which our router would answer with a redirect.
    if (url.pathname !== '/') url.pathname = url.pathname.replace(/\/$/, '');
    const response = await handle(new Request(url, request));
    // It keeps no page that is answered with 404.
    return url.pathname === notFoundPage.path ? new Response(response.body, { headers: response.headers }) : response;
  },
});
