import {
  createBrowserHistory,
  type HistoryLocation,
  type RouterHistory,
} from '@tanstack/react-router';
import { shownPath } from '../seo/page-entry.ts';

/**
 * Creates a browser history that opens as the page in the HTML, even at another URL. The address
 * bar does not change.
 */
export function createSiteHistory(): RouterHistory {
  return createBrowserHistory({
    parseLocation: (): HistoryLocation => {
      const { search, hash } = location;
      const pathname = shownPath();
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
