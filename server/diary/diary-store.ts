import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { packFolder } from '../../pack/pack-folder.ts';
import { readText } from '../../pack/read-text.ts';
import { inputError } from '../../src/domain/problems.ts';
import { photosIn } from '../../src/domain/diary/job-post.ts';
import {
  connectAsOwner,
  readAllRows,
  rowsOf,
  type Answer,
} from '../database/owner-client.ts';
import type { PostRow } from './post-input.ts';

/** Storage of the job diary. Every method rejects with InputError if the database refuses. */
export interface DiaryStore {
  /** Returns all posts, newest first. */
  list(): Promise<PostRow[]>;
  add(post: Omit<PostRow, 'id'>): Promise<void>;
  edit(post: PostRow, change: Partial<PostRow>): Promise<void>;
  remove(post: PostRow): Promise<void>;
  /** Stores a photograph; if that fails, no part of it is left. @returns its URL */
  putPhoto(name: string, bytes: Buffer): Promise<string>;
  /** Deletes a photograph that `putPhoto` stored. Other URLs are ignored. */
  dropPhoto(src: string): Promise<void>;
  /** Tells the owner how a change becomes visible. */
  readonly next: string;
}

const root = join(import.meta.dirname, '../..');
const lockFile = join(root, '.cache/diary.lock');
const WAIT_MS = 20_000;
const BUCKET = 'diary';
/** Columns of the table, without its key. */
const COLUMNS =
  'title,town_slug,town_label,service_slug,date_iso,images,body,created_at';
const columns = COLUMNS.split(',') as Exclude<keyof PostRow, 'id'>[];

/** SQLite version of the table in supabase/migrations. */
const localTable = `create table job_posts (
  id integer primary key, title text, town_slug text, town_label text, service_slug text, date_iso text,
  images text default '[]', body text default '', created_at text default current_timestamp
)`;

/** A stored row: it may have been edited by hand, or its table may not be this project's own. */
type StoredRow = Pick<PostRow, 'id'> & Record<string, unknown>;

/** Turns a stored row into a post: missing fields become empty, and photographs are parsed. */
function postIn(row: StoredRow): PostRow {
  const fields = columns.map((name) => [name, row[name] ?? '']);
  const { id, images } = row;
  return {
    ...Object.fromEntries(fields),
    id,
    images: photosIn(images),
  };
}

/** Checks a response from the photographs' storage. @throws InputError if it holds an error */
const check = (error: Answer['error']) =>
  void rowsOf('diary', { data: [], error });

/** Returns whether the storage refused because the bucket or the photograph already exists. */
const isThere = (error: Answer['error']) =>
  /already exists/i.test(error?.message ?? '');

/** Checks that a query changed a row. @throws InputError if it did not, or was refused */
function checkRow(answer: Answer): void {
  if (rowsOf('diary', answer).length > 0) return;
  const message =
    'the database changed no post: npm run diary -- list shows what is there';
  throw inputError('diary', message);
}

function hostedStore(client: SupabaseClient): DiaryStore {
  const table = () => client.from('job_posts');
  const bucket = client.storage.from(BUCKET);
  const isStored = async ({ title, created_at }: Omit<PostRow, 'id'>) => {
    const same = table().select('id').match({ title, created_at });
    const { data } = await same.limit(1);
    return data?.length === 1;
  };
  const publicAddress = bucket.getPublicUrl('').data.publicUrl;
  return {
    async list() {
      const rows = await readAllRows<StoredRow>('diary', (first, last) =>
        table()
          .select(`id,${COLUMNS}`, { count: 'exact' })
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .range(first, last),
      );
      return rows.map(postIn);
    },
    // Each query returns its row: otherwise, a policy that hides the row would look like success.
    async add(post) {
      const answer = await table().insert(post).select('id');
      // The post may be stored although the response was lost.
      if (answer.error && (await isStored(post))) return;
      checkRow(answer);
    },
    edit: async ({ id }, change) =>
      checkRow(await table().update(change).eq('id', id).select('id')),
    remove: async ({ id }) =>
      checkRow(await table().delete().eq('id', id).select('id')),
    async putPhoto(name, bytes) {
      // Anyone can read a public bucket. Without a policy, only the secret key can write to it.
      const { error } = await client.storage.createBucket(BUCKET, {
        public: true,
        allowedMimeTypes: ['image/jpeg'],
      });
      if (!isThere(error)) check(error);
      const sent = await bucket.upload(name, bytes, {
        contentType: 'image/jpeg',
        cacheControl: '31536000',
      });
      // The photograph may be stored although the response was lost. One already there is kept.
      if (sent.error && !isThere(sent.error)) {
        await bucket.remove([name]);
      }
      check(sent.error);
      return bucket.getPublicUrl(name).data.publicUrl;
    },
    async dropPhoto(src) {
      if (src.startsWith(publicAddress))
        check((await bucket.remove([src.slice(publicAddress.length)])).error);
    },
    next: 'Visitors see it now; the next build brings it into the page itself.',
  };
}

/**
 * Returns the rows that the statements in `seed.sql` insert, by default in the order of the file.
 * @throws InputError if SQLite refuses a statement
 */
function rowsFrom(seed: string, order = 'id'): PostRow[] {
  using database = new DatabaseSync(':memory:');
  try {
    database.exec(localTable);
    database.exec(seed);
    const rows = database
      .prepare(`select id,${COLUMNS} from job_posts order by ${order}`)
      .all();
    return (rows as unknown as StoredRow[]).map(postIn);
  } catch (error) {
    const reason = (error as Error).message;
    const message = `the database refuses it (${reason}): git checkout site/seed.sql restores the committed one`;
    throw inputError('site/seed.sql', message);
  }
}

const head = `-- The job diary of a site without Supabase. npm run diary writes it; npm run build brings it into the page.
insert into job_posts (${columns.join(', ')}) values
`;

/** Returns the statement that inserts these posts into an empty table. */
function seedSql(posts: readonly Omit<PostRow, 'id'>[]): string {
  if (posts.length === 0)
    return '-- The job diary of a site without Supabase is empty: npm run diary -- add\n';
  const rows = posts.map((post) => {
    const images = JSON.stringify(post.images);
    const created_at = new Date(post.created_at).toISOString();
    const texts = { ...post, images, created_at };
    const values = columns.map((name) => texts[name].replaceAll("'", "''"));
    return `('${values.join("', '")}')`;
  });
  return `${head}${rows.join(',\n')};\n`;
}

/**
 * Opens the diary of a site without Supabase: posts in the pack's `seed.sql`, photographs in its
 * `public/diary`.
 */
function localStore(pack: string): DiaryStore {
  const seedFile = join(pack, 'seed.sql');
  const photos = join(pack, 'public/diary');
  const read = (order?: string) =>
    rowsFrom(readText(seedFile, 'site/seed.sql'), order);
  /**
   * Replaces all posts atomically. Other processes wait for a lock, which is released if this one
   * dies. A post's number is its position in the file, so a new post comes last.
   */
  const change = async (work: (rows: PostRow[]) => Omit<PostRow, 'id'>[]) => {
    mkdirSync(dirname(lockFile), { recursive: true });
    using lock = new DatabaseSync(lockFile, { timeout: WAIT_MS });
    lock.exec('begin exclusive');
    const next = `${seedFile}.part`;
    try {
      writeFileSync(next, seedSql(work(read())));
      renameSync(next, seedFile);
    } finally {
      rmSync(next, { force: true });
    }
  };
  /** Replaces a post with `by`. Finds it by content, since a removal renumbers the later posts. */
  const replace = (post: PostRow, by: PostRow[]) =>
    change((rows) => {
      const index = rows.findIndex((row) =>
        isDeepStrictEqual({ ...row, id: post.id }, post),
      );
      if (index >= 0) return rows.toSpliced(index, 1, ...by);
      throw inputError(
        'diary',
        'the post has changed since it was read: npm run diary -- list',
      );
    });
  return {
    list: async () => read('created_at desc, id desc'),
    add: (post) => change((rows) => [...rows, post]),
    edit: (post, fields) => replace(post, [{ ...post, ...fields }]),
    remove: (post) => replace(post, []),
    async putPhoto(name, bytes) {
      mkdirSync(photos, { recursive: true });
      try {
        writeFileSync(join(photos, name), bytes);
      } catch (error) {
        rmSync(join(photos, name), { force: true });
        throw error;
      }
      return `/diary/${name}`;
    },
    async dropPhoto(src) {
      const name = /^\/diary\/([\w.-]+)$/.exec(src)?.[1];
      if (name !== undefined) {
        rmSync(join(photos, name), { force: true });
      }
    },
    next: 'It is in site/seed.sql: npm run build brings it into the page.',
  };
}

/**
 * Opens the diary of the hosted database if one is configured, else that of this project.
 * @throws InputError
 */
export function openDiaryStore(
  variables: NodeJS.Dict<string>,
  pack = join(packFolder, 'site'),
): DiaryStore {
  const client = connectAsOwner(variables);
  return client ? hostedStore(client) : localStore(pack);
}
