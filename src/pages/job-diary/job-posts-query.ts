import { queryOptions } from '@tanstack/react-query';
import { config } from '../../config.ts';
import { queryKeys } from '../../domain/rendering.ts';
import type { JobPost } from '../../domain/job-post.ts';

const TIMEOUT_MS = 10_000;
const MAX_POSTS = 100;

/** The diary, newest first, read live on every opening. supabase-js and the parser load with the first read. */
export const jobPostsQuery = queryOptions({
  queryKey: queryKeys.jobPosts,
  queryFn: async ({ signal }): Promise<JobPost[]> => {
    const [{ createClient }, { parseJobPosts }] = await Promise.all([import('@supabase/supabase-js'), import('../../domain/job-post.ts')]);
    const supabase = createClient(config.supabaseUrl ?? location.origin, config.supabaseKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
    const { data, error } = await supabase
      .from('job_posts')
      .select('*')
      .order('created_at', { ascending: false })
      .limit(MAX_POSTS)
      .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    if (error) throw new Error(error.message);
    if (!Array.isArray(data)) throw new Error('The job diary did not answer with a list');
    return parseJobPosts(data);
  },
  retry: 1,
});
