import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { pageDataOf } from '../shared/page-data.ts';
import { createQueryClient } from '../src/app/query-client.ts';
import { createAppRouter } from '../src/app/router.tsx';
import type { PageData } from '../src/domain/rendering.ts';
// The generated tree has no routes but this one, to which ours belong.
import './routes/__root.tsx';

/** Read while a page is rendered; the browser gets what the loaders made of it. */
const readPageData = createIsomorphicFn()
  .server((): PageData => pageDataOf(new URL(getRequest().url).pathname))
  .client((): PageData => []);

export function getRouter() {
  const pageData = readPageData();
  const queryClient = createQueryClient(pageData);
  const router = createAppRouter({ context: { pageData, openQueries: () => Promise.resolve(queryClient) } });
  // On a server the router would add a script to every page, which ours do without.
  if (import.meta.env.SSR) router.options.scrollRestoration = false;
  return router;
}
