import { QueryClient } from '@tanstack/react-query';
import { createSerializationAdapter } from '@tanstack/react-router';
import { createStart } from '@tanstack/react-start';
import { createQueryClient } from '../src/app/query-client.ts';
import type { PageData } from '../src/domain/rendering.ts';

const dataOf = (queryClient: QueryClient): PageData =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data]);

/** The job diary's loader returns a query client, which the browser makes again from the data in it. */
const queryClientAdapter = createSerializationAdapter({
  key: 'query-client',
  test: (value): value is QueryClient => value instanceof QueryClient,
  toSerializable: (queryClient) => JSON.stringify(dataOf(queryClient)),
  fromSerializable: (json) => createQueryClient(JSON.parse(json) as PageData),
});

export const startInstance = createStart(() => ({ serializationAdapters: [queryClientAdapter] }));
