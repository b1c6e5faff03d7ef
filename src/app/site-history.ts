import {
  createBrowserHistory,
  type HistoryLocation,
  type RouterHistory,
} from '@tanstack/react-router';

/**
 * The browser's history, except that a path with doubled slashes is the 404 page's, as on the
 * server. The router would collapse the slashes and hydrate another page than the one served.
 */
export function createSiteHistory(notFoundPath: string): RouterHistory {
  return createBrowserHistory({
    parseLocation: (): HistoryLocation => {
      const { search, hash } = location;
      const pathname = location.pathname.includes('//')
        ? notFoundPath
        : location.pathname;
      const state = (history.state ?? {}) as HistoryLocation['state'];
      return { href: pathname + search + hash, pathname, search, hash, state };
    },
  });
}
