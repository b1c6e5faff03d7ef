import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { findPageData } from '../domain/diary/query-keys.ts';
import type { PageData } from '../domain/rendering.ts';

/** What loaders work with. */
export interface RouterContext {
  /** Data the first page came with. */
  readonly pageData: PageData;
  /** Opens the one query client. Its code loads with the first call: a page that came with its data needs none. */
  readonly openQueries: () => Promise<QueryClient>;
}

/** A query's data: what the page came with, else from the query client. */
export async function loadContent<Data, Key extends QueryKey>(
  { pageData, openQueries }: RouterContext,
  query: EnsureQueryDataOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const known = findPageData(pageData, query.queryKey);
  if (known !== undefined) return known as Data;
  const queryClient = await openQueries();
  return queryClient.ensureQueryData(query);
}
