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

/** After this time the visitor gets an error. */
const TIMEOUT_MS = 10_000;

/** Rejects when the signal aborts. Loading of scripts cannot be aborted otherwise. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), {
      once: true,
    }),
  );

// The development server always has a database.
const isBuiltIn = isDiaryBuiltIn(config) && !import.meta.env.DEV;

const newestPosts = `/rest/v1/job_posts?select=*&order=created_at.desc&limit=${MAX_POSTS}`;

async function readLivePosts(signal: AbortSignal): Promise<readonly JobPost[]> {
  const { supabaseUrl = '', supabaseKey } = config;
  const [answer, { parseJobPosts }] = await Promise.all([
    fetch(supabaseUrl + newestPosts, {
      headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
      signal,
    }),
    import('../../domain/diary/job-post.ts'),
  ]);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const rows: unknown = await answer.json();
  if (!Array.isArray(rows))
    throw new Error('The job diary did not answer with a list');
  return parseJobPosts(rows, photoOrigins(config));
}

const readPosts = isBuiltIn
  ? () => fetchContent<readonly JobPost[]>(builtDiaryPath)
  : readLivePosts;

/**
 * The diary's posts, newest first: live and fresh on every visit, or as the build published them.
 * Retries once, but not after a timeout.
 */
export const jobPostsQuery = queryOptions({
  queryKey: queryKeys.jobPosts,
  queryFn: ({ signal }): Promise<readonly JobPost[]> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    return Promise.race([readPosts(limit), rejectOnAbort(limit)]);
  },
  staleTime: isBuiltIn ? Infinity : 0,
  retry: (failures, { name }) => failures === 0 && name !== 'TimeoutError',
  // By default the query would wait silently while offline.
  networkMode: 'always',
});
