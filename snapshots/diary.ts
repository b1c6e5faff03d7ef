import type { Environment } from '../src/domain/settings/environment.ts';
import { InputError } from '../src/domain/problems.ts';
import { MAX_POSTS, photoOrigins } from '../src/domain/diary/diary-source.ts';
import { parseJobPosts } from '../src/domain/diary/job-post.ts';

const TIMEOUT_MS = 10_000;

/**
 * The job posts at build time, as the page will show them. Where no hosted project is configured `openDatabase` opens the embedded one.
 * @throws InputError when the database does not answer with posts.
 */
export async function readJobPosts(
  environment: Environment,
  openDatabase: () => Promise<{ fetch(request: Request): Promise<Response> }>,
) {
  const { supabaseUrl, supabaseKey } = environment;
  const request = new Request(
    `${supabaseUrl ?? 'http://127.0.0.1'}/rest/v1/job_posts?select=*&order=created_at.desc&limit=${MAX_POSTS}`,
    {
      headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  let status: number | undefined;
  try {
    const response = await (supabaseUrl === undefined
      ? (await openDatabase()).fetch(request)
      : fetch(request));
    status = response.status;
    if (!response.ok) throw new Error(`answered ${status}`);
    const rows: unknown = await response.json();
    if (!Array.isArray(rows)) throw new Error('did not answer with a list');
    return parseJobPosts(rows, photoOrigins(environment));
  } catch (error) {
    const own = error instanceof Error ? error.message : String(error);
    const reason =
      supabaseUrl === undefined ? own : explainFailure(error, status);
    throw new InputError([
      {
        file: supabaseUrl ?? 'the embedded database',
        message: `job posts could not be read (${reason}): mend it, or build with --allow-missing-diary`,
      },
    ]);
  }
}

const wrongKey = "is VITE_SUPABASE_KEY this project's publishable key?";
const wrongAddress = "is VITE_SUPABASE_URL the project's address?";
const remedyByStatus: Readonly<Record<number, string>> = {
  401: wrongKey,
  403: wrongKey,
  404: 'the table job_posts is not there: apply supabase/migrations',
  540: 'the project is paused: its dashboard wakes it',
};

/** What went wrong when the hosted database was asked, and what to look at: the variable or the place. */
function explainFailure(error: unknown, status: number | undefined): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError')
    return 'no answer in 10 seconds: is the project paused? Its dashboard wakes it';
  if (error instanceof SyntaxError)
    return `answered with something that is no JSON, as a web page is: ${wrongAddress}`;
  if (status !== undefined)
    return `${error.message}: ${remedyByStatus[status] ?? (status >= 500 ? 'is the project awake?' : wrongAddress)}`;
  const code = (error.cause as { readonly code?: unknown } | undefined)?.code;
  return `${typeof code === 'string' ? code : error.message}: is VITE_SUPABASE_URL right, and is there a connection?`;
}
