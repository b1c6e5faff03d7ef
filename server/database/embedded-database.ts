import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packFolder } from '../../pack/pack-folder.ts';
import { readText } from '../../pack/read-text.ts';
import { embeddedSupabaseKey } from '../../src/domain/settings/environment.ts';

export type EmbeddedDatabase = Awaited<
  ReturnType<typeof createEmbeddedDatabase>
>;

const migrations = join(import.meta.dirname, '../../supabase/migrations');
const seedFile = join(packFolder, 'site/seed.sql');

/**
 * Creates an in-memory database that holds the job diary's posts and responds as a hosted Supabase
 * project does.
 * @param seed SQL statements that insert the posts
 */
export async function createEmbeddedDatabase(
  seed = readText(seedFile, 'site/seed.sql'),
) {
  const { App } = await import('@supabase/lite');
  const { createConnection } = await import('@supabase/lite/sqlite');
  const connection = await createConnection({ url: ':memory:' });
  const app = new App({
    connection,
    // Nobody knows this random secret key, so nobody can write.
    auth: {
      enabled: true,
      publishable_key: embeddedSupabaseKey,
      secret_key: randomUUID(),
    },
    options: { server: { admin: false } },
  });
  const tables = readdirSync(migrations)
    .filter((name) => name.endsWith('_job_posts.sql'))
    .map((name) => readText(join(migrations, name)));
  await app.connection
    .createMigrator(withoutRevokes(tables.join('\n')))
    .migrate();
  await app.connection.exec(seed);
  return {
    /** Responds to requests below `/rest/v1/` as a Supabase project would. */
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
  };
}

/**
 * Removes `revoke` statements, which `@supabase/lite` cannot translate, since SQLite has no
 * privileges. It ignores `grant` statements itself.
 */
function withoutRevokes(sql: string): string {
  return sql.replace(/^revoke\b[^;]*;/gim, '');
}
