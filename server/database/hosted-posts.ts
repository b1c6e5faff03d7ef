import { fetchPosts } from '../../core/domain/diary/fetch-posts.ts';

const TIMEOUT_MS = 10_000;

/**
 * Reads the rows of all posts in a Supabase project, newest first.
 * @param keyName name of the setting that holds the key, for the message
 * @throws Error that says why there are none, and which setting to check
 */
export async function readHostedRows(
  url: string,
  keyName: string,
  key: string,
): Promise<unknown[]> {
  let status: number | undefined;
  const send = async (address: string, headers: HeadersInit) => {
    status = undefined;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(new Request(address, { headers, signal }));
    status = answer.status;
    return answer;
  };
  try {
    return await fetchPosts({ supabaseKey: key }, url, send);
  } catch (error) {
    const reason = explainFailure(error as Error, status, keyName);
    throw new Error(reason, { cause: error });
  }
}

const wrongAddress = "is VITE_SUPABASE_URL the project's address?";

/** Says why a project returned no posts, and which setting to check. */
function explainFailure(
  error: Error,
  status: number | undefined,
  keyName: string,
): string {
  if (error.name === 'TimeoutError')
    return 'no answer in 10 seconds: is the project paused? Its dashboard wakes it';
  if (error instanceof SyntaxError)
    return `answered with something that is not JSON, such as a web page: ${wrongAddress}`;
  if (status !== undefined)
    return `${error.message}: ${remedyFor(status, keyName)}`;
  const cause = error.cause as { readonly code?: string } | undefined;
  return `${cause?.code ?? error.message}: is VITE_SUPABASE_URL right, and is there a connection?`;
}

function remedyFor(status: number, keyName: string): string {
  if (status === 401 || status === 403)
    return `is ${keyName} this project's key?`;
  if (status === 404)
    return 'the table job_posts is not there: apply supabase/migrations';
  if (status === 540) return 'the project is paused: its dashboard wakes it';
  return status >= 500 ? 'is the project awake?' : wrongAddress;
}
