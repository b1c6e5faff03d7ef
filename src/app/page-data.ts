import type { QueryClient } from '@tanstack/react-query';
import { pageDataId, type PageData } from '../domain/rendering.ts';

/** Puts data into the query cache, as if it had been fetched. */
export function fillQueries(queryClient: QueryClient, data: PageData): void {
  for (const [key, value] of data) queryClient.setQueryData(key, value);
}

/** Fills the query cache from the page's own data block, if it has one. */
export function restorePageData(queryClient: QueryClient, doc: Document): void {
  const block = doc.getElementById(pageDataId);
  if (block?.textContent) fillQueries(queryClient, JSON.parse(block.textContent) as PageData);
}
