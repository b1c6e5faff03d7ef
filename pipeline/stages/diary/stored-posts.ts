import { readFileSync } from 'node:fs';
import type { JobPost } from '../../../src/domain/diary/job-post.ts';
import { InputError } from '../../../src/domain/problems.ts';
import { hashOf } from '../../cache/hash-of.ts';
import { writeFile } from '../../files/write-file.ts';
import { embeddedPostsFile, nameOf } from '../../paths.ts';

/** The posts of the embedded database as they are committed in the repository. */
interface CommittedPosts {
  /** Hash of the SQL they were made from. */
  readonly sql: string;
  readonly posts: readonly JobPost[];
}

/** What was committed the last time; undefined where that cannot be read, as after a merge that went wrong. */
export const readCommittedPosts = (file = embeddedPostsFile): CommittedPosts | undefined => readJson(file);

/**
 * Stores posts, where they or their SQL are not those committed already.
 * @throws InputError where `frozen` posts are others; another hash alone is no reason.
 */
export function syncPosts(made: CommittedPosts, frozen: boolean, file = embeddedPostsFile): void {
  const committed = readCommittedPosts(file);
  const isSame = JSON.stringify(committed?.posts) === JSON.stringify(made.posts);
  if (isSame && (frozen || committed?.sql === made.sql)) return;
  const message = 'is not what supabase/ makes: run npm run build and commit it';
  if (frozen) throw new InputError([{ file: nameOf(embeddedPostsFile), message }]);
  writeFile(file, `${JSON.stringify(made, null, 2)}\n`);
}

/** What a hosted database answered, for a day on which it does not. */
interface LastPosts {
  /** The project they were read from. */
  readonly from: string;
  readonly day: string;
  readonly posts: readonly JobPost[];
  /** Hash of the posts: a file that was damaged must not be published. */
  readonly hash: string;
}

export function saveLastPosts(file: string, from: string, posts: readonly JobPost[]): void {
  const day = new Date().toISOString().slice(0, 10);
  writeFile(file, JSON.stringify({ from, day, posts, hash: hashOf(JSON.stringify(posts)) } satisfies LastPosts));
}

/** The posts that this project answered with the last time; undefined where it has not. */
export function readLastPosts(file: string, from: string | undefined): LastPosts | undefined {
  const last = readJson<LastPosts>(file);
  return last?.from === from && last?.hash === hashOf(JSON.stringify(last?.posts)) ? last : undefined;
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
