import {
  createBrowserHistory,
  type HistoryLocation,
  type RouterHistory,
} from '@tanstack/react-router';

/**
 * The browser's history, in which an address with a doubled slash is the 404 page's, as for the server. The router would
 * collapse the slashes and show under that page's head what it found.
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
