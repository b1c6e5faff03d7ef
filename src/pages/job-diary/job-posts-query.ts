import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { config } from '../../config.ts';
import {
  builtDiaryPath,
  isDiaryBuiltIn,
  MAX_POSTS,
  photoOrigins,
} from '../../domain/diary/diary-source.ts';
import type { JobPost } from '../../domain/diary/job-post.ts';
import { fetchContent, queryKeys } from '../../domain/page-data.ts';

/** After that the visitor is told. */
const TIMEOUT_MS = 10_000;
let client: Promise<SupabaseClient> | undefined;

/** One client for the visit, loaded with the first read. */
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

/** Rejects when the signal is aborted: code that is slow to load heeds no signal by itself. */
const until = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), {
      once: true,
    }),
  );

// The development server has a database of its own, whatever the site's address will be.
const isBuiltIn = isDiaryBuiltIn(config) && !import.meta.env.DEV;

/** The parser loads with the first read. */
async function readLivePosts(signal: AbortSignal): Promise<readonly JobPost[]> {
  const [supabase, { parseJobPosts }] = await Promise.all([
    openClient(),
    import('../../domain/diary/job-post.ts'),
  ]);
  const { data, error } = await supabase
    .from('job_posts')
    .select('*')
    .order('created_at', { ascending: false })
    .limit(MAX_POSTS)
    // The client's own three tries more would keep an error back.
    .retry(false)
    .abortSignal(signal);
  if (error) throw new Error(error.message);
  if (!Array.isArray(data))
    throw new Error('The job diary did not answer with a list');
  return parseJobPosts(data, photoOrigins(config));
}

const readPosts = isBuiltIn
  ? () => fetchContent<readonly JobPost[]>(builtDiaryPath)
  : readLivePosts;

/** The diary, newest first, with a second try after a failure other than silence: read live on every opening, or once as the build published it. */
export const jobPostsQuery = queryOptions({
  queryKey: queryKeys.jobPosts,
  queryFn: ({ signal }): Promise<readonly JobPost[]> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    return Promise.race([readPosts(limit), until(limit)]);
  },
  staleTime: isBuiltIn ? Infinity : 0,
  retry: (failures, { name }) => failures === 0 && name !== 'TimeoutError',
  // Offline it is to fail and say so; the default waits in silence.
  networkMode: 'always',
});
