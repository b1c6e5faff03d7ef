import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { config } from '../../config.ts';
import type { JobPost } from '../../domain/job-post.ts';
import { photoOrigins } from '../../domain/photo-origins.ts';
import { queryKeys } from '../../domain/rendering.ts';

const TIMEOUT_MS = 10_000;
const MAX_POSTS = 100;

let client: Promise<SupabaseClient> | undefined;

/** One client for the visit, loaded with the first read. */
function openClient(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(config.supabaseUrl ?? location.origin, config.supabaseKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    }),
  );
  client.catch(() => (client = undefined));
  return client;
}

/** The diary, newest first, read live on every opening. The parser loads with the first read. */
export const jobPostsQuery = queryOptions({
  queryKey: queryKeys.jobPosts,
  queryFn: async ({ signal }): Promise<JobPost[]> => {
    const [supabase, { parseJobPosts }] = await Promise.all([openClient(), import('../../domain/job-post.ts')]);
    const { data, error } = await supabase
      .from('job_posts')
      .select('*')
      .order('created_at', { ascending: false })
      .limit(MAX_POSTS)
      // The query retries once itself; the client's own three retries kept an error back for fifteen seconds.
      .retry(false)
      .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    if (error) throw new Error(error.message);
    if (!Array.isArray(data)) throw new Error('The job diary did not answer with a list');
    // A server need not keep to the limit.
    return parseJobPosts(data.slice(0, MAX_POSTS), photoOrigins(config));
  },
  retry: 1,
  // Offline it is to fail and say so; the default waits in silence.
  networkMode: 'always',
});
