import type { JobPost } from '../../../src/domain/diary/job-post.ts';
import { readFileSync } from 'node:fs';
import { InputError } from '../../../src/domain/problems.ts';
import { writeFile } from '../../files/write-file.ts';
import { embeddedPostsFile, nameOf } from '../../paths.ts';

/** The posts of the embedded database as they are committed in the repository. */
export interface CommittedPosts {
  /** Hash of the SQL they were made from. */
  readonly sql: string;
  readonly posts: readonly JobPost[];
}

/** What was committed the last time; undefined where that cannot be read, as after a merge that went wrong. */
export function readCommittedPosts(file = embeddedPostsFile): CommittedPosts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CommittedPosts;
  } catch {
    return undefined;
  }
}

/**
 * Keeps posts, where they or their SQL are not those committed already.
 * @throws InputError where `frozen` posts are others; another hash alone is no reason.
 */
export function syncPosts(made: CommittedPosts, frozen: boolean, file = embeddedPostsFile): void {
  const committed = readCommittedPosts(file);
  const isSame = JSON.stringify(committed?.posts) === JSON.stringify(made.posts);
  if (isSame && (frozen || committed?.sql === made.sql)) return;
  if (frozen)
    throw new InputError([
      { file: nameOf(embeddedPostsFile), message: 'is not what supabase/ makes: run npm run build and commit it' },
    ]);
  writeFile(file, `${JSON.stringify(made, null, 2)}\n`);
}
