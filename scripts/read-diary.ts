import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../server/open-database.ts';
import { readJobPosts } from '../snapshots/diary.ts';
import type { Environment } from '../src/domain/environment.ts';
import { InputError } from '../src/domain/problems.ts';
import { fingerprint, hashOf } from './fingerprint.ts';
import { cacheFolder, root } from './places.ts';
import { writeWhole } from './write-whole.ts';

const cacheFile = join(cacheFolder, 'diary.json');

/** The job posts a build shows, and how to tell whether they are the same as the last time. */
export interface Diary {
  readonly fingerprint: string;
  /** The posts; undefined where they may be missing and are. */
  readonly read: () => Promise<unknown>;
}

interface DiaryOptions {
  readonly environment: Environment;
  /** Go on without posts where the database does not answer. */
  readonly allowMissing: boolean;
  readonly warn: (message: string) => void;
}

/**
 * Opens the diary. A hosted one may change at any time and is read at once; the embedded one changes only with
 * its files, so its posts are kept.
 * @throws InputError when the hosted database does not answer with posts and `allowMissing` is not set; `read` does
 * so for the embedded one.
 */
export async function openDiary({ environment, allowMissing, warn }: DiaryOptions): Promise<Diary> {
  const readPosts = async (): Promise<unknown> => {
    try {
      return await readJobPosts({ environment, openDatabase: openEmbeddedDatabase });
    } catch (error) {
      if (!allowMissing || !(error instanceof InputError)) throw error;
      warn(`${error.message}\nBuilding without job posts.`);
      return undefined;
    }
  };
  if (environment.supabaseUrl !== undefined) {
    const posts = await readPosts();
    return { fingerprint: hashOf(JSON.stringify(posts ?? null)), read: () => Promise.resolve(posts) };
  }
  const files = fingerprint(root, ['package-lock.json', 'supabase', 'server/embedded-database.ts', 'src/domain/job-post.ts', 'snapshots/diary.ts']);
  return { fingerprint: files, read: () => keepPosts(files, readPosts) };
}

async function keepPosts(files: string, readPosts: () => Promise<unknown>): Promise<unknown> {
  if (existsSync(cacheFile)) {
    const kept = JSON.parse(readFileSync(cacheFile, 'utf8')) as { readonly files: string; readonly posts: unknown };
    if (kept.files === files) return kept.posts;
  }
  const posts = await readPosts();
  if (posts !== undefined) writeWhole(cacheFile, JSON.stringify({ files, posts }));
  return posts;
}
