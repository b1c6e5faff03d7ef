import {
  createBrowserHistory,
  type HistoryLocation,
  type RouterHistory,
} from '@tanstack/react-router';

/**
 * The browser's history, except that the first document's address maps to the page that the
 * document holds. The address bar is not changed.
 * @param documentPath undefined for an empty document, whose address says which page it is
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
