import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createConnection } from '@supabase/lite/sqlite';
import { embeddedSupabaseKey } from '../src/domain/environment.ts';

export interface EmbeddedDatabase {
  /** Answers requests below `/rest/v1/` as a Supabase project would. */
  fetch(request: Request): Promise<Response>;
}

const folder = join(import.meta.dirname, '../supabase');
const seedFile = join(import.meta.dirname, '../site/seed.sql');

/** The job diary in memory: the same migrations as a hosted Supabase project, then the sample posts. */
export async function createEmbeddedDatabase(): Promise<EmbeddedDatabase> {
  const connection = await createConnection({ url: ':memory:' });
  const app = new App({
    connection,
    auth: { enabled: true, publishable_key: embeddedSupabaseKey },
    options: { server: { admin: false } },
  });
  const migrations = readdirSync(join(folder, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort();
  for (const name of migrations) {
    await app.connection
      .createMigrator(withoutRevokes(readFileSync(join(folder, 'migrations', name), 'utf8')))
      .migrate();
  }
  await app.connection.exec(readFileSync(seedFile, 'utf8'));
  return { fetch: (request) => Promise.resolve(app.fetch(request)) };
}

/** SQLite has no table privileges: grants are passed over by the embedded database, revokes it does not know. */
function withoutRevokes(sql: string): string {
  return sql.replace(/^revoke\b[^;]*;/gim, '');
}
