import { readDiary } from '../pack/diary.ts';
import { readHostedRows } from '../server/database/hosted-posts.ts';
import { hashOf } from '../core/disk/hash-of.ts';
import { readJson } from '../core/disk/read-file.ts';
import { writeFile } from '../core/disk/write-file.ts';
import { photoOrigins } from '../core/domain/diary/diary-source.ts';
import { parseJobPosts, type JobPost } from '../core/domain/diary/job-post.ts';
import { inputError } from '../core/domain/problems.ts';
import type { Environment } from '../core/domain/settings/environment.ts';
import { countOf } from '../core/domain/text/count-of.ts';
import { britishDay } from '../supabase/functions/_shared/moment.ts';
import { lastPostsFile } from '../core/disk/project-paths.ts';

interface PostOptions {
  readonly environment: Environment;
  /** Go on with the last known posts, or without any, if the database cannot be read. */
  readonly allowMissingDiary: boolean;
  /** Publish an empty diary even if posts were read from the hosted database before. */
  readonly allowEmptyDiary: boolean;
  readonly note: (message: string) => void;
  /** File with the rows last read from a hosted diary, used while its database cannot be read. */
  readonly lastPosts?: string;
}

/**
 * Reads the posts that a build shows, newest first: from the hosted database if the environment
 * names one, otherwise from the pack. Rows of a hosted database are stored, to be used while it
 * cannot be read.
 * @returns undefined if there are none to read and `allowMissingDiary` permits that
 * @throws InputError if the posts cannot be read
 */
export async function readPosts({
  environment,
  allowMissingDiary,
  allowEmptyDiary,
  note,
  lastPosts = lastPostsFile,
}: PostOptions): Promise<readonly JobPost[] | undefined> {
  const { supabaseUrl, supabaseKey } = environment;
  const parse = (rows: readonly unknown[]) =>
    parseJobPosts(rows, photoOrigins(environment));
  if (supabaseUrl === undefined) return parse(readDiary().posts);

  const last = readLastRows(supabaseUrl, lastPosts);
  let rows: readonly unknown[];
  try {
    rows = await readHostedRows(supabaseUrl, 'VITE_SUPABASE_KEY', supabaseKey);
  } catch (error) {
    const reason = (error as Error).message;
    const message = `job posts could not be read (${reason}): mend it, or build with --allow-missing-diary`;
    if (!allowMissingDiary) throw inputError(supabaseUrl, message);
    const outcome = last
      ? `The last posts stand, as read on ${last.day}.`
      : 'Building without job posts.';
    note(`${supabaseUrl}: ${message}\n${outcome}`);
    return last && parse(last.rows);
  }
  const posts = parse(rows);
  // Without its row-level security policy the database hides all rows and reports success.
  if (posts.length === 0 && last?.rows.length && !allowEmptyDiary) {
    note(
      `${supabaseUrl}: answered without a job post: does anon still read job_posts? What ` +
        `was read on ${last.day} stands, ${countOf(last.rows.length, 'post')}; ` +
        '--allow-empty-diary publishes none.',
    );
    return parse(last.rows);
  }
  saveLastRows(supabaseUrl, rows, lastPosts);
  return posts;
}

/** The rows last read from a hosted database, used while it cannot be read. */
interface LastRows {
  /** URL of the project that the rows were read from. */
  readonly from: string;
  readonly day: string;
  readonly rows: readonly unknown[];
  /** Hash of the rows: a damaged file must not be published. */
  readonly hash: string;
}

export function saveLastRows(
  from: string,
  rows: readonly unknown[],
  file: string,
): void {
  const last: LastRows = {
    from,
    day: britishDay(new Date()),
    rows,
    hash: hashOf(JSON.stringify(rows)),
  };
  writeFile(file, JSON.stringify(last));
}

/** Reads the rows last stored for this project; undefined if there are none or they are damaged. */
function readLastRows(from: string, file: string): LastRows | undefined {
  const last = readJson<LastRows>(file);
  if (last?.from !== from || !Array.isArray(last.rows)) return undefined;
  return last.hash === hashOf(JSON.stringify(last.rows)) ? last : undefined;
}
