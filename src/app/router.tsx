import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import { routeTree, type RouterContext } from './routes.tsx';

interface RouterOptions {
  readonly context: RouterContext;
  /** Left out in a visitor's browser, which uses its own history. */
  readonly history?: RouterHistory;
  /** Left out where nobody scrolls: the router would listen to its page, and stay in memory, for as long as that is open. */
  readonly scrollRestoration?: () => boolean;
}

/**
 * Whether the router may scroll to a page's place: always, but for the first page where a visitor has scrolled before the
 * application was there. The router is told of that place, so that the way back leads to it.
 */
export function keepsEarlyScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const isScrolled = isFirst && scrollY > 0;
    isFirst = false;
    if (isScrolled) document.dispatchEvent(new Event('scroll'));
    return !isScrolled;
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
    // A page's failure leaves header and footer where they are.
    defaultErrorComponent: ErrorPage,
    trailingSlash: 'never',
    // As on the server: another spelling is another address.
    caseSensitive: true,
    scrollRestoration,
    // What a loader has loaded never changes within a build.
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
