import { readFileSync } from 'node:fs';
import { openEmbeddedDatabase } from '../../server/open-database.ts';
import { readJobPosts } from '../../snapshots/diary.ts';
import type { Environment } from '../../src/domain/environment.ts';
import { InputError } from '../../src/domain/problems.ts';
import { fingerprint, hashOf } from '../cache/fingerprint.ts';
import { embeddedPostsFile, lastPostsFile, root } from '../places.ts';
import { keepLastPosts, readLastPosts } from './last-posts.ts';
import { writeWhole } from '../files/write-whole.ts';

/** The job posts a build shows, and how to tell whether they are the same as the last time. */
export interface Diary {
  readonly fingerprint: string;
  /** The posts; undefined where they may be missing and are. */
  readonly read: () => Promise<unknown>;
}

interface DiaryOptions {
  readonly environment: Environment;
  /** Go on with the last posts, or without any, where the database does not answer. */
  readonly allowMissing: boolean;
  /** Fail where the committed posts are not what the embedded database holds. */
  readonly frozen: boolean;
  readonly warn: (message: string) => void;
  /** Where the posts of a hosted database are kept for a day on which it does not answer. */
  readonly lastPosts?: string;
}

/**
 * Opens the diary. A hosted one may change at any time and is read at once; the embedded one changes only with
 * its files, so its posts are kept in the repository, and it is started only where they are out of date.
 * @throws InputError when the hosted database does not answer with posts and `allowMissing` is not set; `read` does
 * so for the embedded one.
 */
export async function openDiary({
  environment,
  allowMissing,
  frozen,
  warn,
  lastPosts = lastPostsFile,
}: DiaryOptions): Promise<Diary> {
  const readPosts = async (): Promise<unknown> => {
    try {
      const posts = await readJobPosts({ environment, openDatabase: openEmbeddedDatabase });
      if (environment.supabaseUrl !== undefined) keepLastPosts(lastPosts, environment.supabaseUrl, posts);
      return posts;
    } catch (error) {
      if (!allowMissing || !(error instanceof InputError)) throw error;
      const last = readLastPosts(lastPosts, environment.supabaseUrl);
      warn(
        `${error.message}\n${last ? `The last posts stand, as read on ${last.day}.` : 'Building without job posts.'}`,
      );
      return last?.posts;
    }
  };
  if (environment.supabaseUrl !== undefined) {
    const posts = await readPosts();
    return { fingerprint: hashOf(JSON.stringify(posts ?? null)), read: () => Promise.resolve(posts) };
  }
  const files = fingerprint(root, madeFrom);
  return { fingerprint: files, read: () => keepPosts({ files, frozen, readPosts }) };
}

/** What the posts of the embedded database depend on. */
const madeFrom = [
  'node_modules/@supabase/lite/package.json',
  'supabase/migrations',
  'site/seed.sql',
  // A post whose town or service the site no longer has is left out.
  'site/towns.ts',
  'site/services.ts',
  'server/embedded-database.ts',
  'src/domain/job-post.ts',
  'snapshots/diary.ts',
];

interface KeepOptions {
  /** Fingerprint of what the posts depend on. */
  readonly files: string;
  readonly frozen: boolean;
  readonly readPosts: () => Promise<unknown>;
}

async function keepPosts({ files, frozen, readPosts }: KeepOptions): Promise<unknown> {
  const kept = readKept();
  if (kept?.files === files) return kept.posts;
  const posts = await readPosts();
  if (posts === undefined) return undefined;
  if (frozen)
    throw new InputError([
      { file: 'snapshots/diary.json', message: 'is not what supabase/ makes: run npm run build and commit it' },
    ]);
  writeWhole(embeddedPostsFile, `${JSON.stringify({ files, posts }, null, 2)}\n`);
  return posts;
}

/** What was kept the last time; undefined where that cannot be read, as after a merge that went wrong. */
function readKept(): { readonly files: string; readonly posts: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(embeddedPostsFile, 'utf8'));
  } catch {
    return undefined;
  }
}
