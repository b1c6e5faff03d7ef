import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { InputError } from '../../src/domain/problems.ts';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * A client of the hosted database with the owner's secret key, to which no policy applies;
 * undefined if no hosted database is configured.
 * @throws InputError
 */
export function connectAsOwner(
  variables: Variables,
): SupabaseClient | undefined {
  const { supabaseUrl } = parseEnvironment(variables);
  if (supabaseUrl === undefined) return undefined;
  const key = variables.SUPABASE_SECRET_KEY;
  if (!key) {
    const message =
      "is not set: take a secret key from the project's API keys into .env; it stays on this machine";
    throw new InputError([
      { file: 'environment', field: 'SUPABASE_SECRET_KEY', message },
    ]);
  }
  return createClient(supabaseUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/**
 * Reports a refusal of the hosted database.
 * @param what the command's subject, as in `leads`
 * @param who the database, as the message names it
 * @throws InputError
 */
export function throwRefusal(
  what: string,
  who: string,
  error: { readonly message: string } | null,
): void {
  if (error === null) return;
  const remedy =
    'is SUPABASE_SECRET_KEY right, and are supabase/migrations applied?';
  throw new InputError([
    { file: what, message: `${who} said: ${error.message}: ${remedy}` },
  ]);
}
