import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { diaryFile, readDiaryFile } from '../../pack/diary.ts';
import { lineOf } from '../../core/disk/read-text.ts';
import type { Diary } from '../../core/schemas/diary.ts';
import { photosIn } from '../../core/domain/diary/job-post.ts';
import { inputError } from '../../core/domain/problems.ts';
import { writtenDay } from '../../supabase/functions/_shared/moment.ts';
import { changeDiary } from './local-store.ts';
import { refuseTwin, type PostRow } from './post-input.ts';

/** The table that SQL of earlier versions fills. */
const table = `create table job_posts (
  id integer primary key, title text, town_slug text, town_label text, service_slug text, date_iso text,
  images text default '[]', body text default '', created_at text default current_timestamp
)`;
const query = `select title, town_slug, coalesce(town_label, town_slug) as town_label, service_slug,
  date_iso, images, coalesce(body, '') as body,
  strftime('%Y-%m-%dT%H:%M:%fZ', created_at) as created_at from job_posts order by id`;

/** Returns the posts that the statements insert, in their order. */
function postsOf(sql: string): Omit<PostRow, 'id'>[] {
  using database = new DatabaseSync(':memory:');
  database.exec(table);
  database.exec(sql);
  const rows = database.prepare(query).all() as Record<string, string>[];
  return rows.map((row) => ({
    ...(row as unknown as PostRow),
    date_iso: writtenDay(row.date_iso ?? '') ?? '',
    images: photosIn(row.images),
    ...(/^Sample\b/.test(row.title ?? '') && { sample: true }),
  }));
}

const readOrBegin = (pack: string): Diary =>
  existsSync(join(pack, diaryFile))
    ? readDiaryFile(pack)
    : { lastId: 0, posts: [] };

/**
 * Takes the posts of an earlier version into the pack's diary, in place of its samples.
 * @param sql statements that insert the posts
 * @param isTwinAllowed take posts that the diary has already
 * @returns the number of posts taken
 * @throws InputError if SQLite refuses a statement, or a post is there already
 */
export function importSeed(
  sql: string,
  pack: string,
  isTwinAllowed: boolean,
): number {
  let posts: Omit<PostRow, 'id'>[];
  try {
    posts = postsOf(sql);
  } catch (error) {
    throw inputError('import', `SQLite refuses it (${lineOf(error)}): mend it`);
  }
  const take = (diary: Diary): Diary => {
    const kept = diary.posts.filter(({ sample }) => !sample);
    if (!isTwinAllowed) for (const post of posts) refuseTwin(post, kept);
    let { lastId } = diary;
    const added = posts.map((post) => ({ id: (lastId += 1), ...post }));
    return { lastId, posts: [...kept, ...added] };
  };
  changeDiary(pack, take, readOrBegin);
  return posts.length;
}
