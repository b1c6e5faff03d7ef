import {
  createBrowserHistory,
  type HistoryLocation,
  type RouterHistory,
} from '@tanstack/react-router';

/**
 * Creates a browser history in which the first document's URL stands for the page that the document
 * holds, whatever its path. The address bar does not change.
 * @param documentPath path of that page; undefined for an empty document, whose URL is the page's
 */
export function createSiteHistory(documentPath?: string): RouterHistory {
  const openedAt = location.pathname;
  return createBrowserHistory({
    parseLocation: (): HistoryLocation => {
      const { search, hash } = location;
      const isOpened = location.pathname === openedAt;
      const pathname = (isOpened && documentPath) || location.pathname;
      const state = (history.state ?? {}) as HistoryLocation['state'];
      return {
        href: pathname + search + hash,
        pathname,
        search,
        hash,
        state,
      };
    },
  });
}
