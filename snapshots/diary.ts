import type { Environment } from '../src/domain/settings/environment.ts';
import { inputError } from '../src/domain/problems.ts';
import { photoOrigins } from '../src/domain/diary/diary-source.ts';
import { fetchPosts } from '../src/domain/diary/fetch-posts.ts';
import { parseJobPosts } from '../src/domain/diary/job-post.ts';

const TIMEOUT_MS = 10_000;

/**
 * Reads the job posts that the pages will show, from the hosted database if there is one, otherwise
 * from the embedded one.
 * @param openDatabase opens the embedded database
 * @throws InputError if the posts cannot be read
 */
export async function readJobPosts(
  environment: Environment,
  openDatabase: () => Promise<{ fetch(request: Request): Promise<Response> }>,
) {
  const { supabaseUrl } = environment;
  const origin = supabaseUrl ?? 'http://127.0.0.1';
  let status: number | undefined;
  try {
    const { fetch: send } =
      supabaseUrl === undefined ? await openDatabase() : { fetch };
    const rows = await fetchPosts(
      environment,
      origin,
      async (address, headers) => {
        status = undefined;
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const answer = await send(new Request(address, { headers, signal }));
        status = answer.status;
        return answer;
      },
    );
    return parseJobPosts(rows, photoOrigins(environment));
  } catch (error) {
    const failure = error as Error;
    const reason =
      supabaseUrl === undefined
        ? failure.message
        : explainFailure(failure, status);
    const remedy = 'mend it, or build with --allow-missing-diary';
    throw inputError(
      supabaseUrl ?? 'the embedded database',
      `job posts could not be read (${reason}): ${remedy}`,
    );
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

/** Says why the hosted database returned no posts, and which setting to check. */
function explainFailure(error: Error, status: number | undefined): string {
  if (error.name === 'TimeoutError')
    return 'no answer in 10 seconds: is the project paused? Its dashboard wakes it';
  if (error instanceof SyntaxError)
    return `answered with something that is not JSON, such as a web page: ${wrongAddress}`;
  if (status !== undefined) {
    const other = status >= 500 ? 'is the project awake?' : wrongAddress;
    return `${error.message}: ${remedyByStatus[status] ?? other}`;
  }
  const cause = error.cause as { readonly code?: string } | undefined;
  return `${cause?.code ?? error.message}: is VITE_SUPABASE_URL right, and is there a connection?`;
}
