import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { InputError } from '../../src/domain/problems.ts';
import type { JobPhoto } from '../../src/domain/diary/job-post.ts';
import { createEmbeddedDatabase, embeddedSecretKey } from '../database/embedded-database.ts';
import { connectAsOwner, connectLocally } from '../database/owner-client.ts';
import { changeFile } from './change-file.ts';
import type { PostRow } from './post-input.ts';
import { seedSql } from './seed-sql.ts';

/** Where the diary is kept. Every method throws InputError where the database refuses. */
export interface DiaryStore {
  /** Newest first. */
  list(): Promise<PostRow[]>;
  add(post: Omit<PostRow, 'id'>): Promise<void>;
  edit(post: PostRow, change: Partial<PostRow>): Promise<void>;
  remove(post: PostRow): Promise<void>;
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
function rowsOf(client: SupabaseClient) {
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
    add: async (post: Omit<PostRow, 'id'>) => check((await table().insert(post)).error),
    edit: async ({ id }: PostRow, change: Partial<PostRow>) => check((await table().update(change).eq('id', id)).error),
    remove: async ({ id }: PostRow) => check((await table().delete().eq('id', id)).error),
  };
}
type Rows = ReturnType<typeof rowsOf>;

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

/** The rows that the statements of a pack's `seed.sql` make. @throws InputError */
async function rowsFrom(seed: string): Promise<Rows> {
  const database = await createEmbeddedDatabase({ seed }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `the database does not take it (${reason}): git checkout site/seed.sql brings the committed one back`;
    throw new InputError([{ file: 'site/seed.sql', message }]);
  });
  return rowsOf(connectLocally(database, embeddedSecretKey));
}

/** The posts of a site without Supabase: rows in the pack's `seed.sql`, photographs beside it. */
function localStore(pack: string): DiaryStore {
  const seedFile = join(pack, 'seed.sql');
  const photos = join(pack, 'public/diary');
  const change = (work: (rows: Rows) => Promise<void>) =>
    changeFile(seedFile, async (seed) => {
      const rows = await rowsFrom(seed);
      await work(rows);
      return seedSql(await rows.list());
    });
  // Numbers are given anew by each change: a post is known by all the rest.
  const asItIsNow = async (rows: Rows, { id: _id, ...post }: PostRow) => {
    const found = (await rows.list()).find(({ id: _other, ...row }) => isDeepStrictEqual(row, post));
    if (found) return found;
    throw new InputError([{ file: 'diary', message: 'the post has been changed meanwhile: npm run diary -- list' }]);
  };
  return {
    list: async () => (await rowsFrom(readFileSync(seedFile, 'utf8'))).list(),
    add: (post) => change((rows) => rows.add(post)),
    edit: (post, fields) => change(async (rows) => rows.edit(await asItIsNow(rows, post), fields)),
    remove: (post) => change(async (rows) => rows.remove(await asItIsNow(rows, post))),
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
export function openDiaryStore(
  variables: Readonly<Record<string, string | undefined>>,
  pack = join(root, 'site'),
): DiaryStore {
  const client = connectAsOwner(variables);
  return client ? hostedStore(client) : localStore(pack);
}
