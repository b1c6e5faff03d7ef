import { openEmbeddedDatabase } from '../../../server/database/embedded-rest.ts';
import { readJobPosts } from '../../../snapshots/diary.ts';
import type { Environment } from '../../../src/domain/settings/environment.ts';
import { InputError } from '../../../src/domain/problems.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { hashOf } from '../../cache/hash-of.ts';
import type { RunnableStage } from '../../cache/stage.ts';
import { listFiles } from '../../files/list-files.ts';
import { embeddedPostsFile, lastPostsFile, nameOf, root } from '../../paths.ts';
import { postsWithPage, type JobPost } from '../../../src/domain/diary/job-post.ts';
import { domain, generatorOnly, pack } from '../source-folders.ts';
import { readCommittedPosts, readLastPosts, saveLastPosts, syncPosts } from './stored-posts.ts';

/** The job posts that a build shows. */
export interface Diary {
  /** Hash of a hosted diary's posts; undefined for the embedded one, which changes only with its files. */
  readonly hosted: string | undefined;
  /** Keeps the embedded diary's posts up to date; undefined where another one is shown. */
  readonly stage: RunnableStage | undefined;
  /** The posts, once the stage is up to date; undefined where they may be missing and are. */
  readonly posts: () => readonly JobPost[] | undefined;
}

interface DiaryOptions {
  readonly cache: Pick<BuildCache, 'hashOfAll'>;
  readonly environment: Environment;
  /** Go on with the last posts, or without any, where the database does not answer. */
  readonly allowMissing: boolean;
  /** Fail where the committed posts are not what the embedded database holds. */
  readonly frozen: boolean;
  readonly note: (message: string) => void;
  /** Where the posts of a hosted database are stored for a day on which it does not answer. */
  readonly lastPosts?: string;
}

const sql = ['supabase/migrations', 'site/seed.sql'];

/**
 * Opens the diary. A hosted one may change at any time and is read at once; the embedded one's posts are kept in the
 * repository, and its database is started only where they may be out of date.
 * @throws InputError when the hosted database does not answer with posts and `allowMissing` is not set; the stage does
 * so for the embedded one.
 */
export async function openDiary(options: DiaryOptions): Promise<Diary> {
  const { cache, environment, allowMissing, frozen, note, lastPosts = lastPostsFile } = options;
  const readPosts = async (): Promise<readonly JobPost[] | undefined> => {
    try {
      const posts = await readJobPosts({ environment, openDatabase: openEmbeddedDatabase });
      if (environment.supabaseUrl !== undefined) saveLastPosts(lastPosts, environment.supabaseUrl, posts);
      return posts;
    } catch (error) {
      if (!allowMissing || !(error instanceof InputError)) throw error;
      const last = readLastPosts(lastPosts, environment.supabaseUrl);
      const outcome = last ? `The last posts stand, as read on ${last.day}.` : 'Building without job posts.';
      note(`${error.message}\n${outcome}`);
      return last && postsWithPage(last.posts);
    }
  };
  if (environment.supabaseUrl !== undefined) {
    const posts = await readPosts();
    return { hosted: hashOf(JSON.stringify(posts ?? null)), stage: undefined, posts: () => posts };
  }
  let isMissing = false;
  const stage: RunnableStage = {
    name: 'diary',
    inputs: [
      ...pack,
      ...generatorOnly,
      ...domain,
      ...sql,
      'server/database',
      'snapshots/diary.ts',
      'pipeline/cache',
      nameOf(import.meta.dirname),
    ],
    products: [nameOf(embeddedPostsFile)],
    run: async ({ products }) => {
      const hash = cache.hashOfAll(listFiles(root, sql), []);
      // Committed posts of the same SQL are taken as what a test holds them to be.
      if (products.length === 0 && readCommittedPosts()?.sql === hash) return undefined;
      const posts = await readPosts();
      isMissing = posts === undefined;
      if (posts === undefined) return { products: {} };
      syncPosts({ sql: hash, posts }, frozen);
      return undefined;
    },
  };
  const committedPosts = () => {
    const committed = readCommittedPosts();
    return committed && postsWithPage(committed.posts);
  };
  return { hosted: undefined, stage, posts: () => (isMissing ? undefined : committedPosts()) };
}
