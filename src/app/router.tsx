import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { errorComponent, routeTree, type RouterContext } from './routes.tsx';

interface RouterOptions {
  readonly context: RouterContext;
  /** Defaults to the browser's history. */
  readonly history?: RouterHistory;
  /** Left out when rendering snapshots, since its listeners would keep every router in memory. */
  readonly scrollRestoration?: () => boolean;
}

/**
 * Makes the function that the router calls before it scrolls a page to its saved position. A
 * visitor may scroll the first page before the application starts. The function then returns false
 * once and sends the router a scroll event, so that Back returns to that position.
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

/** Creates the application's router. */
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
    // Replaces only the page: header and footer stay.
    defaultErrorComponent: errorComponent,
    trailingSlash: 'never',
    // Paths are case-sensitive, as on the server.
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
