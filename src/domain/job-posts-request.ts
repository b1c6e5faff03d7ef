import type { Environment } from './environment.ts';

/** As many posts as the diary shows. */
export const MAX_POSTS = 100;

interface JobPostsQuestion extends Pick<Environment, 'supabaseKey'> {
  /** Where the database answers, without a slash at its end. */
  readonly origin: string;
  readonly signal: AbortSignal;
}

/** Asks a Supabase database for the diary's rows, newest first. One request needs no client library, which is 55 KB. */
export function jobPostsRequest({ origin, supabaseKey, signal }: JobPostsQuestion): Request {
  return new Request(`${origin}/rest/v1/job_posts?select=*&order=created_at.desc&limit=${MAX_POSTS}`, {
    headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
    signal,
  });
}
