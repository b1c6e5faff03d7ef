import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';

const rows = { data: [], error: null };
const client = Object.fromEntries(
  ['from', 'select', 'order', 'range', 'retry'].map((name) => [
    name,
    () => client,
  ]),
) as unknown as SupabaseClient;
Object.assign(client, { abortSignal: async () => rows });

const createClient = vi.fn(() => client);
vi.mock('@supabase/supabase-js', () => ({ createClient }));

test('after the database client failed to start, the next try starts it again', async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
  const { jobPostsQuery } = await import('./job-posts-query.ts');
  const read = jobPostsQuery.queryFn as unknown as (context: {
    signal: AbortSignal;
  }) => Promise<unknown>;
  const { signal } = new AbortController();
  createClient.mockImplementationOnce(() => {
    throw new Error('no script');
  });
  await expect(read({ signal })).rejects.toThrow('no script');
  expect(await read({ signal })).toEqual([]);
});
