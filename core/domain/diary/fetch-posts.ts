import type { Environment } from '../settings/environment.ts';
import { PAST_END, readAllRows } from '../read-all-rows.ts';

/** Newest first. Posts that were added together share a time. */
const query = 'select=*&order=created_at.desc,id.desc';

/**
 * Reads the rows of all job posts, newest first, as a page of the site would.
 * @param origin origin of the database
 * @param send sends a request; it may check the answer
 * @throws Error if an answer is not a list of rows
 */
export function fetchPosts(
  { supabaseKey }: Pick<Environment, 'supabaseKey'>,
  origin: string,
  send: (address: string, headers: HeadersInit) => Promise<Response>,
): Promise<unknown[]> {
  return readAllRows(async (first, last) => {
    const range = `offset=${first}&limit=${last - first + 1}`;
    const answer = await send(`${origin}/rest/v1/job_posts?${query}&${range}`, {
      apikey: supabaseKey,
      Authorization: `Bearer ${supabaseKey}`,
      Prefer: 'count=exact',
    });
    if (answer.status === PAST_END) return { rows: [] };
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const rows: unknown = await answer.json();
    if (!Array.isArray(rows)) throw new Error('did not answer with a list');
    return { rows, count: countIn(answer.headers) };
  });
}

/** Returns the count in `Content-Range: 0-99/240`; undefined if there is none. */
function countIn(headers: Headers): number | undefined {
  const [, count] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return count === undefined ? undefined : Number(count);
}
