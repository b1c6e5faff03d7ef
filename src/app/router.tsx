import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { errorComponent, routeTree, type RouterContext } from './routes.tsx';

interface RouterOptions {
  readonly context: RouterContext;
  /** Defaults to the browser's own. */
  readonly history?: RouterHistory;
  /** Left out when rendering snapshots: its listeners would keep every router in memory. */
  readonly scrollRestoration?: () => boolean;
}

/**
 * Makes the router's `scrollRestoration` option, which it calls before it scrolls a page to its
 * saved position. Refuses once, if the visitor scrolled the first page before the application
 * started. The scroll event then tells the router their position, so that Back returns to it.
 */
export function createScrollRestoration(): () => boolean {
  let isFirstPage = true;
  return () => {
    const hasScrolled = isFirstPage && scrollY > 0;
    isFirstPage = false;
    if (hasScrolled) document.dispatchEvent(new Event('scroll'));
    return !hasScrolled;
  };
}

/** The application's router. */
export function createAppRouter({
  context,
  history,
  scrollRestoration,
}: RouterOptions) {
  return createRouter({
    routeTree,
    history,
    context,
    notFoundMode: 'root',
    // Replaces the page alone: header and footer stay.
    defaultErrorComponent: errorComponent,
    trailingSlash: 'never',
    // As on the server.
    caseSensitive: true,
    scrollRestoration,
    // Content does not change within a build.
    defaultStaleTime: Infinity,
    defaultPreloadStaleTime: Infinity,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
