import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDiary } from '../../pack/diary.ts';
import { readText } from '../../core/disk/read-text.ts';
import type { DiaryPost } from '../../core/schemas/diary.ts';
import { embeddedSupabaseKey } from '../../core/domain/settings/environment.ts';

export type EmbeddedDatabase = Awaited<
  ReturnType<typeof createEmbeddedDatabase>
>;

/** The table's address; the host is of no importance. */
const table = 'http://localhost/rest/v1/job_posts';
const migrations = join(import.meta.dirname, '../../supabase/migrations');

/**
 * Creates an in-memory database that holds the job diary's posts and responds as a hosted Supabase
 * project does.
 * @param posts rows of the posts; those of the pack by default
 * @throws Error if the table refuses one
 */
export async function createEmbeddedDatabase(
  posts: readonly Partial<DiaryPost>[] = readDiary().posts,
) {
  const { App } = await import('@supabase/lite');
  const { createConnection } = await import('@supabase/lite/sqlite');
  const connection = await createConnection({ url: ':memory:' });
  // Nobody else knows this random key, so nobody else can write.
  const secret_key = randomUUID();
  const app = new App({
    connection,
    auth: {
      enabled: true,
      publishable_key: embeddedSupabaseKey,
      secret_key,
    },
    options: { server: { admin: false } },
  });
  const tables = readdirSync(migrations)
    .filter((name) => name.endsWith('_job_posts.sql'))
    .map((name) => readText(join(migrations, name)));
  await app.connection
    .createMigrator(withoutRevokes(tables.join('\n')))
    .migrate();
  const headers = {
    apikey: secret_key,
    Authorization: `Bearer ${secret_key}`,
    'Content-Type': 'application/json',
  };
  for (const post of posts) {
    // The table has no such column.
    const body = JSON.stringify({ ...post, sample: undefined });
    const added = await app.fetch(
      new Request(table, { method: 'POST', headers, body }),
    );
    if (!added.ok) throw new Error(await added.text());
  }
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
