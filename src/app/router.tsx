import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import type { RouterContext } from './router-context.ts';
import { routeTree } from './routes.tsx';

interface RouterOptions {
  readonly context: RouterContext;
  /** Left out in a visitor's browser, which uses its own history. */
  readonly history?: RouterHistory;
}

/** The application's router. */
export function createAppRouter({ context, history }: RouterOptions) {
  return createRouter({
    routeTree,
    history,
    context,
    notFoundMode: 'root',
    // A page's failure leaves header and footer where they are.
    defaultErrorComponent: ErrorPage,
    trailingSlash: 'never',
    // As on the server: another spelling is another address.
    caseSensitive: true,
    scrollRestoration: true,
    defaultPreloadStaleTime: 0,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
