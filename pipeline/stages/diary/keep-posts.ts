import type { JobPost } from '../../../src/domain/job-post.ts';
import { readFileSync } from 'node:fs';
import { InputError } from '../../../src/domain/problems.ts';
import { writeFile } from '../../files/write-file.ts';
import { embeddedPostsFile, nameOf } from '../../paths.ts';

/** The posts of the embedded database as they are kept in the repository. */
export interface KeptPosts {
  /** Hash of the SQL they were made from. */
  readonly sql: string;
  readonly posts: readonly JobPost[];
}

/** What was kept the last time; undefined where that cannot be read, as after a merge that went wrong. */
export function readKeptPosts(file = embeddedPostsFile): KeptPosts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptPosts;
  } catch {
    return undefined;
  }
}

/**
 * Keeps posts, where they or their SQL are not those kept already.
 * @throws InputError where `frozen` posts are others; another hash alone is no reason.
 */
export function keepPosts(made: KeptPosts, frozen: boolean, file = embeddedPostsFile): void {
  const kept = readKeptPosts(file);
  const isSame = JSON.stringify(kept?.posts) === JSON.stringify(made.posts);
  if (isSame && (frozen || kept?.sql === made.sql)) return;
  if (frozen)
    throw new InputError([
      { file: nameOf(embeddedPostsFile), message: 'is not what supabase/ makes: run npm run build and commit it' },
    ]);
  writeFile(file, `${JSON.stringify(made, null, 2)}\n`);
}
