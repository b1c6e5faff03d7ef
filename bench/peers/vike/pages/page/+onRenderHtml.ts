import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { fixedHead } from '../../shared/fixed-head.ts';
import { renderPage } from '../../shared/render-page.tsx';
import type { PageData } from '../../src/domain/rendering.ts';

/** A page's React output with what our index.html has around it. */
export async function onRenderHtml({ urlPathname, data }: PageContextServer<PageData>) {
  const { head, root } = await renderPage(urlPathname, data);
  return escapeInject`<!doctype html>
<html lang="en-GB">
  <head>
    ${dangerouslySkipEscape(fixedHead)}
    ${dangerouslySkipEscape(head)}
  </head>
  <body>
    <div id="root">${dangerouslySkipEscape(root)}</div>
  </body>
</html>`;
}
