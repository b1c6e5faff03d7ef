import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { InputError } from '../../src/domain/problems.ts';
import { printable } from '../../src/domain/text/printable.ts';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';

/**
 * A client of the hosted database with the owner's secret key, to which no policy applies;
 * undefined if no hosted database is configured.
 * @throws InputError
 */
export function connectAsOwner(
  variables: NodeJS.Dict<string>,
): SupabaseClient | undefined {
  const { supabaseUrl } = parseEnvironment(variables);
  if (supabaseUrl === undefined) return undefined;
  const key = variables.SUPABASE_SECRET_KEY;
  if (!key) {
    const field = 'SUPABASE_SECRET_KEY';
    const message =
      "is not set: take a secret key from the project's API keys into .env; it stays on this machine";
    throw new InputError([
      {
        file: 'environment',
        field,
        message,
      },
    ]);
  }
  return createClient(supabaseUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** The answer of the hosted database to a query. */
export interface Answer {
  readonly data: readonly unknown[] | null;
  /** Rows of the whole query, where it asks for them. */
  readonly count?: number | null;
  readonly error: { readonly message: string } | null;
}

/** A paused project, and a wrong address, answer with a web page. */
const reasonIn = (message: string) =>
  /^\s*</.test(message)
    ? 'answered with a web page: is the project paused, and VITE_SUPABASE_URL its address'
    : `said: ${printable(message.trim()).slice(0, 300)}: is SUPABASE_SECRET_KEY right, and are supabase/migrations applied`;

/**
 * The rows of an answer.
 * @param what the command's subject, as in `leads`
 * @throws InputError if the database refused, or answered with none and no empty list
 */
export function rowsOf<Row>(what: string, { data, error }: Answer): Row[] {
  if (!error && Array.isArray(data)) return data as Row[];
  const reason = error
    ? reasonIn(error.message)
    : "answered with no list of rows: is VITE_SUPABASE_URL the project's address";
  const message = `the database ${reason}?`;
  throw new InputError([{ file: what, message }]);
}

/** Most rows that a hosted project returns at once, unless its owner has set fewer. */
const PAGE = 1000;

/**
 * All rows of a query, page by page. Its count says when all are there.
 * @throws InputError if the database refuses
 */
export async function readAllRows<Row>(
  what: string,
  readPage: (first: number, last: number) => PromiseLike<Answer>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readPage(rows.length, rows.length + PAGE - 1);
    const more = rowsOf<Row>(what, page);
    rows.push(...more);
    const { count } = page;
    const isLast =
      typeof count === 'number' ? rows.length >= count : more.length < PAGE;
    if (isLast || more.length === 0) return rows;
  }
}
