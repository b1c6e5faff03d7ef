import { photosIn } from '../../core/domain/diary/job-post.ts';
import { inputError } from '../../core/domain/problems.ts';
import { readHostedRows } from '../database/hosted-posts.ts';
import {
  ownerKeyName,
  rowsOf,
  type Answer,
  type Owner,
} from '../database/owner-client.ts';
import type { DiaryStore } from './diary-store.ts';
import type { PostRow } from './post-input.ts';

const BUCKET = 'diary';
/** Columns that hold text. A row may have been edited by hand, or its table may be another. */
const texts = [
  'title',
  'town_slug',
  'town_label',
  'service_slug',
  'date_iso',
  'body',
  'created_at',
] as const;

/** Turns a stored row into a post: missing fields become empty, and photographs are parsed. */
function postIn(row: Record<string, unknown>): PostRow {
  const fields = texts.map((name) => [name, row[name] ?? '']);
  return {
    ...Object.fromEntries(fields),
    id: row.id,
    images: photosIn(row.images),
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

/** Opens the diary of a Supabase project, with its photographs in the project's storage. */
export function hostedStore({ client, url, key }: Owner): DiaryStore {
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
      try {
        const rows = await readHostedRows(url, ownerKeyName, key);
        return rows.map((row) => postIn(row as Record<string, unknown>));
      } catch (error) {
        throw inputError('diary', `the database ${(error as Error).message}`);
      }
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
