import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { InputError } from '../../src/domain/problems.ts';
import type { JobPhoto } from '../../src/domain/job-post.ts';
import { createEmbeddedDatabase, embeddedSecretKey } from '../database/embedded-database.ts';
import { connectAsOwner, connectLocally } from '../database/owner-client.ts';
import type { PostRow } from './post-input.ts';
import { seedSql } from './seed-sql.ts';

/** Where the diary is kept. Every method throws InputError where the database refuses. */
export interface DiaryStore {
  /** Newest first. */
  list(): Promise<PostRow[]>;
  add(post: Omit<PostRow, 'id'>): Promise<void>;
  edit(id: number, change: Partial<PostRow>): Promise<void>;
  remove(id: number): Promise<void>;
  /** @returns the address it is published at */
  putPhoto(name: string, bytes: Buffer): Promise<string>;
  /** Takes a photograph away that `putPhoto` has put there; others are left alone. */
  dropPhoto(src: string): Promise<void>;
  /** What the owner should do now, for the page to show it. */
  readonly next: string;
}

const root = join(import.meta.dirname, '../..');
const BUCKET = 'diary';
const COLUMNS = 'id,title,town_slug,town_label,service_slug,date_iso,images,body,created_at';

function check(error: { readonly message: string } | null): void {
  if (error === null) return;
  const remedy = 'is SUPABASE_SECRET_KEY right, and are supabase/migrations applied?';
  throw new InputError([{ file: 'diary', message: `Supabase said: ${error.message}: ${remedy}` }]);
}

/** The rows themselves, wherever they lie. */
function rowsOf(client: SupabaseClient, saved: () => void | Promise<void> = () => undefined) {
  const table = () => client.from('job_posts');
  return {
    async list() {
      const { data, error } = await table().select(COLUMNS).order('created_at', { ascending: false });
      check(error);
      return (data as (PostRow & { images: unknown })[]).map((row) => ({
        ...row,
        images: (typeof row.images === 'string' ? JSON.parse(row.images) : row.images) as JobPhoto[],
      }));
    },
    async add(post: Omit<PostRow, 'id'>) {
      check((await table().insert(post)).error);
      await saved();
    },
    async edit(id: number, change: Partial<PostRow>) {
      check((await table().update(change).eq('id', id)).error);
      await saved();
    },
    async remove(id: number) {
      check((await table().delete().eq('id', id)).error);
      await saved();
    },
  };
}

function hostedStore(client: SupabaseClient): DiaryStore {
  const bucket = client.storage.from(BUCKET);
  const publicAddress = bucket.getPublicUrl('').data.publicUrl;
  return {
    ...rowsOf(client),
    async putPhoto(name, bytes) {
      // Public to read, and without a policy nobody but the owner writes.
      const { error } = await client.storage.createBucket(BUCKET, { public: true, allowedMimeTypes: ['image/jpeg'] });
      if (error && !/already exists/i.test(error.message)) check(error);
      check((await bucket.upload(name, bytes, { contentType: 'image/jpeg', cacheControl: '31536000' })).error);
      return bucket.getPublicUrl(name).data.publicUrl;
    },
    async dropPhoto(src) {
      if (src.startsWith(publicAddress)) check((await bucket.remove([src.slice(publicAddress.length)])).error);
    },
    next: 'Visitors see it now; the next build brings it into the page itself.',
  };
}

/** The posts of a site without Supabase: rows in the pack's `seed.sql`, photographs beside it. */
async function localStore(pack: string): Promise<DiaryStore> {
  const seedFile = join(pack, 'seed.sql');
  const photos = join(pack, 'public/diary');
  const database = await createEmbeddedDatabase({ seed: readFileSync(seedFile, 'utf8') });
  const client = connectLocally(database, embeddedSecretKey);
  const rows = rowsOf(client, async () => writeFileSync(seedFile, seedSql(await rows.list())));
  return {
    ...rows,
    async putPhoto(name, bytes) {
      mkdirSync(photos, { recursive: true });
      writeFileSync(join(photos, name), bytes);
      return `/diary/${name}`;
    },
    async dropPhoto(src) {
      const name = /^\/diary\/([\w.-]+)$/.exec(src)?.[1];
      if (name !== undefined) rmSync(join(photos, name), { force: true });
    },
    next: 'It is in site/seed.sql: npm run build brings it into the page.',
  };
}

/** The diary of the hosted database where one is configured, else of this copy of the site. @throws InputError */
export async function openDiaryStore(
  variables: Readonly<Record<string, string | undefined>>,
  pack = join(root, 'site'),
): Promise<DiaryStore> {
  const client = connectAsOwner(variables);
  return client ? hostedStore(client) : localStore(pack);
}
