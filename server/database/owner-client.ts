import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inputError } from '../../core/domain/problems.ts';
import {
  PAST_END,
  readAllRows as readRanges,
} from '../../core/domain/read-all-rows.ts';
import { printable } from '../../core/domain/text/printable.ts';
import { parseEnvironment } from '../../core/domain/settings/environment.ts';

/** Name of the setting that holds the owner's secret key. */
export const ownerKeyName = 'SUPABASE_SECRET_KEY';

/** Access to the hosted database with the owner's secret key, which bypasses every policy. */
export interface Owner {
  readonly client: SupabaseClient;
  readonly url: string;
  readonly key: string;
}

/**
 * Opens the hosted database with the owner's secret key.
 * Returns undefined if no hosted database is configured.
 * @throws InputError if the key is not set, or another setting is invalid
 */
export function connectAsOwner(
  variables: NodeJS.Dict<string>,
): Owner | undefined {
  const { supabaseUrl } = parseEnvironment(variables);
  if (supabaseUrl === undefined) return undefined;
  const key = variables[ownerKeyName];
  if (!key) {
    const message = `${ownerKeyName}: is not set: copy a secret key from the project's API keys to .env; it stays on this machine`;
    throw inputError('environment', message);
  }
  const client = createClient(supabaseUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return { client, url: supabaseUrl, key };
}

/** The hosted database's response to a query. */
export interface Answer {
  readonly status?: number;
  readonly data: readonly unknown[] | null;
  /** Number of rows that match the whole query, if the query asks for it. */
  readonly count?: number | null;
  readonly error: { readonly message: string } | null;
}

/** Explains a database error. A paused project, or a wrong URL, responds with a web page. */
const reasonIn = (message: string) =>
  /^\s*</.test(message)
    ? 'answered with a web page: is the project paused, or VITE_SUPABASE_URL not its address'
    : `said: ${printable(message.trim()).slice(0, 300)}: is ${ownerKeyName} right, and are supabase/migrations applied`;

/**
 * Returns the rows of a response.
 * @param what subject of the command, such as `leads`, for the message
 * @throws InputError if the database refused, or the response is not a list of rows
 */
export function rowsOf<Row>(what: string, { data, error }: Answer): Row[] {
  if (!error && Array.isArray(data)) return data as Row[];
  const reason = error
    ? reasonIn(error.message)
    : "did not answer with a list of rows: is VITE_SUPABASE_URL the project's address";
  const message = `the database ${reason}?`;
  throw inputError(what, message);
}

/**
 * Reads all rows of a query.
 * @param query asks for the rows from `first` to `last` and for the count of all
 * @throws InputError if the database refuses
 */
export const readAllRows = <Row>(
  what: string,
  query: (first: number, last: number) => PromiseLike<Answer>,
): Promise<Row[]> =>
  readRanges(async (first, last) => {
    const answer = await query(first, last);
    if (answer.status === PAST_END) return { rows: [] };
    return { rows: rowsOf<Row>(what, answer), count: answer.count };
  });
