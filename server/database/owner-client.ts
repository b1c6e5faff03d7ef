import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { InputError } from '../../src/domain/problems.ts';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The owner's own way into the hosted database, past its rules; undefined where none is configured. @throws InputError */
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

/** @throws InputError where the hosted database, as `who`, refused what the command for `what` did */
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
