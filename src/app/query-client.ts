import { QueryClient } from '@tanstack/react-query';
import type { PageData } from '../domain/rendering.ts';

/** A query client that holds `data` as if it had been fetched. */
export function createQueryClient(data: PageData): QueryClient {
  const queryClient = new QueryClient();
  for (const [key, value] of data) queryClient.setQueryData(key, value);
  return queryClient;
}
