import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { InputError } from '../../src/domain/problems.ts';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The owner's own way into the hosted database, past its rules; undefined where none is configured. @throws InputError */
export function connectAsOwner(variables: Variables): SupabaseClient | undefined {
  const { supabaseUrl } = parseEnvironment(variables);
  if (supabaseUrl === undefined) return undefined;
  const key = variables.SUPABASE_SECRET_KEY;
  if (!key) {
    throw new InputError([
      {
        file: 'environment',
        field: 'SUPABASE_SECRET_KEY',
        message: "is not set: take a secret key from the project's API keys into .env; it stays on this machine",
      },
    ]);
  }
  return createClient(supabaseUrl, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
