import type { JobPost } from '../../../src/domain/diary/job-post.ts';
import { readFileSync } from 'node:fs';
import { hashOf } from '../../cache/hash-of.ts';
import { writeFile } from '../../files/write-file.ts';

interface LastPosts {
  /** The project they were read from. */
  readonly from: string;
  readonly day: string;
  readonly posts: readonly JobPost[];
  /** Hash of the posts: a file that was damaged must not be published. */
  readonly hash: string;
}

/** Keeps what a hosted database answered, for a day on which it does not. */
export function saveLastPosts(file: string, from: string, posts: readonly JobPost[]): void {
  const last: LastPosts = {
    from,
    day: new Date().toISOString().slice(0, 10),
    posts,
    hash: hashOf(JSON.stringify(posts)),
  };
  writeFile(file, JSON.stringify(last));
}

/** The posts that this project answered with the last time; undefined where it has not. */
export function readLastPosts(file: string, from: string | undefined): LastPosts | undefined {
  try {
    const last = JSON.parse(readFileSync(file, 'utf8')) as LastPosts;
    return last.from === from && last.hash === hashOf(JSON.stringify(last.posts)) ? last : undefined;
  } catch {
    return undefined;
  }
}
