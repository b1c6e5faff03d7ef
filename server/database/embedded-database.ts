import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createConnection } from '@supabase/lite/sqlite';
import { embeddedSupabaseKey } from '../../src/domain/environment.ts';

export interface EmbeddedDatabase {
  /** Answers requests below `/rest/v1/` as a Supabase project would. */
  fetch(request: Request): Promise<Response>;
}

interface DatabaseOptions {
  /** Where it is kept; in memory unless said. */
  readonly file?: string;
  /** The statements that fill it; those of the pack's diary unless said. */
  readonly seed?: string;
}

const folder = join(import.meta.dirname, '../../supabase');
const seedFile = join(import.meta.dirname, '../../site/seed.sql');

/** Opens every table to who holds it. For use inside this process: no server hands it out. */
export const embeddedSecretKey = 'sb_secret_local-only';

/** A database with the same migrations as a hosted Supabase project, then the sample posts of the job diary. */
export async function createEmbeddedDatabase({
  file = ':memory:',
  seed = readFileSync(seedFile, 'utf8'),
}: DatabaseOptions = {}): Promise<EmbeddedDatabase> {
  const connection = await createConnection({ url: file });
  const app = new App({
    connection,
    auth: { enabled: true, publishable_key: embeddedSupabaseKey, secret_key: embeddedSecretKey },
    options: { server: { admin: false } },
  });
  const migrations = readdirSync(join(folder, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(folder, 'migrations', name), 'utf8'));
  // All at once: the database is brought to what they say together.
  await app.connection.createMigrator(withoutRevokes(migrations.join('\n'))).migrate();
  await app.connection.exec(seed);
  return { fetch: (request) => Promise.resolve(app.fetch(request)) };
}

/** SQLite has no table privileges: grants are passed over by the embedded database, revokes it does not know. */
function withoutRevokes(sql: string): string {
  return sql.replace(/^revoke\b[^;]*;/gim, '');
}
