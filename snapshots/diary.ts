import type { Environment } from '../src/domain/settings/environment.ts';
import { InputError } from '../src/domain/problems.ts';
import { MAX_POSTS } from '../src/domain/diary/diary-source.ts';
import { parseJobPosts } from '../src/domain/diary/job-post.ts';
import { photoOrigins } from '../src/domain/diary/photo-origins.ts';
import { explainFailure, UnexpectedAnswer } from './diary-failure.ts';

const TIMEOUT_MS = 10_000;

interface DiarySource {
  readonly environment: Environment;
  /** Opens the embedded database, used where no hosted project is configured. */
  readonly openDatabase: () => Promise<{ fetch(request: Request): Promise<Response> }>;
}

/**
 * The job posts at build time, as the page will show them.
 * @throws InputError when the database does not answer with posts.
 */
export async function readJobPosts({ environment, openDatabase }: DiarySource) {
  const { supabaseUrl, supabaseKey } = environment;
  const request = new Request(
    `${supabaseUrl ?? 'http://127.0.0.1'}/rest/v1/job_posts?select=*&order=created_at.desc&limit=${MAX_POSTS}`,
    {
      headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  try {
    const response = await (supabaseUrl === undefined ? (await openDatabase()).fetch(request) : fetch(request));
    if (!response.ok) throw new UnexpectedAnswer(response.status);
    const rows: unknown = await response.json();
    if (!Array.isArray(rows)) throw new UnexpectedAnswer(response.status, 'did not answer with a list');
    return parseJobPosts(rows, photoOrigins(environment));
  } catch (error) {
    const own = error instanceof Error ? error.message : String(error);
    const reason = supabaseUrl === undefined ? own : explainFailure(error);
    throw new InputError([
      {
        file: supabaseUrl ?? 'the embedded database',
        message: `job posts could not be read (${reason}): mend it, or build with --allow-missing-diary`,
      },
    ]);
  }
}
