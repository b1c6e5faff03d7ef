import { createBrowserHistory, type HistoryLocation, type RouterHistory } from '@tanstack/react-router';
import { notFoundPage } from '../domain/routes.ts';

/**
 * The browser's history, in which an address with a doubled slash is no page, as for the server. The router would
 * collapse the slashes and show under the 404 page's head what it found.
 */
export function createSiteHistory(): RouterHistory {
  return createBrowserHistory({
    parseLocation: (): HistoryLocation => {
      const { search, hash } = location;
      const pathname = location.pathname.includes('//') ? notFoundPage.path : location.pathname;
      const state = (history.state ?? {}) as HistoryLocation['state'];
      return { href: pathname + search + hash, pathname, search, hash, state };
    },
  });
}
