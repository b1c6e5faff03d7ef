import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { config } from '../../config.ts';
import {
  builtDiaryPath,
  isDiaryBuiltIn,
  photoOrigins,
} from '../../../core/domain/diary/diary-source.ts';
import type { JobPost } from '../../../core/domain/diary/job-post.ts';
import { fetchContent, queryKeys } from '../../../core/domain/page-data.ts';
import { PAST_END, readAllRows } from '../../../core/domain/read-all-rows.ts';

/** Time without an answer after which the visitor gets an error. */
const TIMEOUT_MS = 10_000;
let client: Promise<SupabaseClient> | undefined;

/** Returns the database client, loading it on the first read. */
function openClient(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(config.supabaseUrl ?? location.origin, config.supabaseKey, {
      auth: {
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
      },
    }),
  );
  client.catch(() => (client = undefined));
  return client;
}

/** Rejects when the signal aborts, since loading a script cannot be aborted. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), {
      once: true,
    }),
  );

/** Waits for work that stops, or is given up, when `signal` aborts or when it takes too long. */
function inTime<Value>(
  signal: AbortSignal,
  work: (limit: AbortSignal) => PromiseLike<Value>,
): Promise<Value> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  return Promise.race([work(limit), rejectOnAbort(limit)]);
}

// The development server always has a database.
const isBuiltIn = isDiaryBuiltIn(config) && !import.meta.env.DEV;

async function readLivePosts(signal: AbortSignal): Promise<readonly JobPost[]> {
  const [supabase, { parseJobPosts }] = await inTime(signal, () =>
    Promise.all([
      openClient(),
      import('../../../core/domain/diary/job-post.ts'),
    ]),
  );
  const readRange = (first: number, last: number, limit: AbortSignal) =>
    supabase
      .from('job_posts')
      .select('*', { count: 'exact' })
      .order('created_at', { ascending: false })
      // Posts that were added together share a time.
      .order('id', { ascending: false })
      .range(first, last)
      // The client's own retries would delay the error.
      .retry(false)
      .abortSignal(limit);
  const rows = await readAllRows<unknown>(async (first, last) => {
    const { data, error, count, status } = await inTime(signal, (limit) =>
      readRange(first, last, limit),
    );
    if (status === PAST_END) return { rows: [] };
    if (error) throw new Error(error.message);
    if (!Array.isArray(data))
      throw new Error('The job diary did not answer with a list');
    return { rows: data, count };
  });
  return parseJobPosts(rows, photoOrigins(config));
}

const readBuiltPosts = (signal: AbortSignal) =>
  inTime(signal, () => fetchContent<readonly JobPost[]>(builtDiaryPath));

/**
 * Query for the diary's posts, newest first: from the database on every visit, or as published by
 * the build. Retries once, but not after a timeout.
 */
export const jobPostsQuery = queryOptions({
  queryKey: queryKeys.jobPosts,
  queryFn: ({ signal }) =>
    isBuiltIn ? readBuiltPosts(signal) : readLivePosts(signal),
  staleTime: isBuiltIn ? Infinity : 0,
  retry: (failures, { name }) => failures === 0 && name !== 'TimeoutError',
  // By default the query would wait silently while offline.
  networkMode: 'always',
});
