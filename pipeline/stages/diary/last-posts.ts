import { hashOf } from '../../../snapshots/files/hash-of.ts';
import { readJson } from '../../../snapshots/files/read-file.ts';
import { writeFile } from '../../../snapshots/files/write-file.ts';
import { britishDay } from '../../../supabase/functions/_shared/moment.ts';
import type { JobPost } from '../../../src/domain/diary/job-post.ts';
import { lastPostsFile } from '../../paths.ts';

/** The last answer of a hosted database, kept for a day on which it does not answer. */
interface LastPosts {
  /** Address of the project that answered. */
  readonly from: string;
  readonly day: string;
  readonly posts: readonly JobPost[];
  /** Hash of the posts: a damaged file must not be published. */
  readonly hash: string;
}

export function saveLastPosts(
  from: string,
  posts: readonly JobPost[],
  file = lastPostsFile,
): void {
  const last: LastPosts = {
    from,
    day: britishDay(new Date()),
    posts,
    hash: hashOf(JSON.stringify(posts)),
  };
  writeFile(file, JSON.stringify(last));
}

/** This project's last answer; undefined if it never answered. */
export function readLastPosts(
  from: string | undefined,
  file = lastPostsFile,
): LastPosts | undefined {
  const last = readJson<LastPosts>(file);
  if (last?.from !== from || !Array.isArray(last?.posts)) return undefined;
  return last.hash === hashOf(JSON.stringify(last.posts)) ? last : undefined;
}
