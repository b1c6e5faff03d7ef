import { createEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { readJobPosts } from '../../../snapshots/diary.ts';
import type { Environment } from '../../../src/domain/settings/environment.ts';
import { InputError } from '../../../src/domain/problems.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { hashOf } from '../../../snapshots/files/hash-of.ts';
import type { RunnableStage } from '../../cache/stage.ts';
import { listFiles } from '../../cache/list-files.ts';
import { embeddedPostsFile } from '../../../snapshots/committed-files.ts';
import { lastPostsFile, nameInPack, nameOf, root } from '../../paths.ts';
import {
  postsWithPage,
  type JobPost,
} from '../../../src/domain/diary/job-post.ts';
import { code, withoutProfiles, pack } from '../source-folders.ts';
import { readJson } from '../../../snapshots/files/read-file.ts';
import { writeFile } from '../../../snapshots/files/write-file.ts';

/** The job posts that a build shows. */
export interface Diary {
  /** Hash of a hosted diary's posts; undefined for the embedded one, which changes only with its files. */
  readonly hosted: string | undefined;
  /** Keeps the embedded diary's posts up to date. */
  readonly stage: RunnableStage;
  /** The posts, once the stage is up to date; undefined where they may be missing and are. */
  readonly posts: () => readonly JobPost[] | undefined;
}

interface DiaryOptions {
  readonly cache: Pick<BuildCache, 'hashOfFiles'>;
  readonly environment: Environment;
  /** Go on with the last posts, or without any, where the database does not answer. */
  readonly allowMissing: boolean;
  /** Publish an empty diary, where the hosted database had posts the last time. */
  readonly allowEmpty: boolean;
  /** Fail where the committed posts are not what the embedded database holds. */
  readonly frozen: boolean;
  readonly note: (message: string) => void;
  /** Where the posts of a hosted database are stored for a day on which it does not answer. */
  readonly lastPosts?: string;
}

const sql = ['supabase/migrations', nameInPack('site/seed.sql')];

/**
 * Opens the diary. A hosted one may change at any time and is read at once; the embedded one's posts are kept in the
 * repository, and its database is started only where they may be out of date.
 * @throws InputError when the hosted database does not answer with posts and `allowMissing` is not set; the stage does
 * so for the embedded one.
 */
export async function openDiary(options: DiaryOptions): Promise<Diary> {
  const {
    cache,
    environment,
    allowMissing,
    allowEmpty,
    frozen,
    note,
    lastPosts = lastPostsFile,
  } = options;
  const { supabaseUrl } = environment;
  const readPosts = async (): Promise<readonly JobPost[] | undefined> => {
    const last = readLastPosts(lastPosts, supabaseUrl);
    try {
      const posts = await readJobPosts(environment, createEmbeddedDatabase);
      if (supabaseUrl === undefined) return posts;
      // A policy that was lost hides all rows, and the database calls that success.
      if (posts.length === 0 && last?.posts.length && !allowEmpty) {
        note(
          `${supabaseUrl}: answered without a job post: does anon still read job_posts? The last ` +
            `${last.posts.length} posts stand, as read on ${last.day}; --allow-empty-diary publishes none.`,
        );
        return postsWithPage(last.posts);
      }
      saveLastPosts(lastPosts, supabaseUrl, posts);
      return posts;
    } catch (error) {
      if (!allowMissing || !(error instanceof InputError)) throw error;
      const outcome = last
        ? `The last posts stand, as read on ${last.day}.`
        : 'Building without job posts.';
      note(`${error.message}\n${outcome}`);
      return last && postsWithPage(last.posts);
    }
  };
  if (supabaseUrl !== undefined) {
    const posts = await readPosts();
    const stage: RunnableStage = {
      name: 'diary',
      inputs: [],
      products: [],
      run: async () => undefined,
    };
    return {
      hosted: hashOf(JSON.stringify(posts ?? null)),
      stage,
      posts: () => posts,
    };
  }
  let isMissing = false;
  const stage: RunnableStage = {
    name: 'diary',
    inputs: [
      ...pack,
      ...withoutProfiles,
      ...code,
      ...sql,
      'server/database',
      'snapshots/diary.ts',
    ],
    products: [nameOf(embeddedPostsFile)],
    run: async ({ products }) => {
      const hash = cache.hashOfFiles(listFiles(root, sql));
      // Committed posts of the same SQL are taken as what a test holds them to be.
      if (products.length === 0 && readCommittedPosts()?.sql === hash)
        return undefined;
      const posts = await readPosts();
      isMissing = posts === undefined;
      if (posts === undefined) return { products: {} };
      syncPosts({ sql: hash, posts }, frozen);
      return undefined;
    },
  };
  return {
    hosted: undefined,
    stage,
    posts() {
      const committed = isMissing ? undefined : readCommittedPosts();
      return committed && postsWithPage(committed.posts);
    },
  };
}

/** The posts of the embedded database as they are committed in the repository. */
interface CommittedPosts {
  /** Hash of the SQL they were made from. */
  readonly sql: string;
  readonly posts: readonly JobPost[];
}

/** What was committed the last time. */
export const readCommittedPosts = (
  file = embeddedPostsFile,
): CommittedPosts | undefined => readJson(file);

/**
 * Stores posts, where they or their SQL are not those committed already.
 * @throws InputError where `frozen` posts are others; another hash alone is no reason.
 */
export function syncPosts(
  made: CommittedPosts,
  frozen: boolean,
  file = embeddedPostsFile,
): void {
  const committed = readCommittedPosts(file);
  const isSame =
    JSON.stringify(committed?.posts) === JSON.stringify(made.posts);
  if (isSame && (frozen || committed?.sql === made.sql)) return;
  const message =
    'is not what supabase/ makes: run npm run build and commit it';
  if (frozen)
    throw new InputError([{ file: nameOf(embeddedPostsFile), message }]);
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

export function saveLastPosts(
  file: string,
  from: string,
  posts: readonly JobPost[],
): void {
  const day = new Date().toISOString().slice(0, 10);
  writeFile(
    file,
    JSON.stringify({
      from,
      day,
      posts,
      hash: hashOf(JSON.stringify(posts)),
    } satisfies LastPosts),
  );
}

/** The posts that this project answered with the last time; undefined where it has not. */
function readLastPosts(
  file: string,
  from: string | undefined,
): LastPosts | undefined {
  const last = readJson<LastPosts>(file);
  return last?.from === from &&
    last?.hash === hashOf(JSON.stringify(last?.posts))
    ? last
    : undefined;
}
