import { createEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { embeddedPostsFile } from '../../../snapshots/committed-files.ts';
import { readJobPosts } from '../../../snapshots/diary.ts';
import { hashOf } from '../../../snapshots/files/hash-of.ts';
import { readJson } from '../../../snapshots/files/read-file.ts';
import { writeFile } from '../../../snapshots/files/write-file.ts';
import {
  postsWithPage,
  type JobPost,
} from '../../../src/domain/diary/job-post.ts';
import { InputError, inputError } from '../../../src/domain/problems.ts';
import type { Environment } from '../../../src/domain/settings/environment.ts';
import { britishDay } from '../../../supabase/functions/_shared/moment.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { listFiles } from '../../cache/list-files.ts';
import type { RunnableStage } from '../../cache/stage.ts';
import { lastPostsFile, nameInPack, nameOf, root } from '../../paths.ts';
import { code, pack, withoutProfiles } from '../source-folders.ts';

type JobPosts = readonly JobPost[] | undefined;

/** The job posts that a build shows. */
export interface Diary {
  /** Hash of a hosted diary's posts; undefined for the embedded one. */
  readonly hosted: string | undefined;
  /** Brings the embedded diary's posts up to date. */
  readonly stage: RunnableStage;
  /**
   * The posts, once the stage is up to date; undefined if they are missing and `allowMissingDiary`
   * permits that.
   */
  readonly posts: () => JobPosts;
}

interface DiaryOptions {
  readonly cache: Pick<BuildCache, 'hashOfFiles'>;
  readonly environment: Environment;
  /** Go on with the last posts, or without any, if the database does not answer. */
  readonly allowMissingDiary: boolean;
  /** Publish an empty diary even if the hosted database had posts the last time. */
  readonly allowEmptyDiary: boolean;
  /** Fail if the committed posts differ from those of the embedded database. */
  readonly frozen: boolean;
  readonly note: (message: string) => void;
  /** File that keeps a hosted diary's posts for a day on which its database does not answer. */
  readonly lastPosts?: string;
}

/**
 * Opens the diary: the hosted one if the environment names it, otherwise the embedded one.
 * @throws InputError if a hosted database does not answer with posts, unless `allowMissingDiary`
 */
export function openDiary(options: DiaryOptions): Promise<Diary> | Diary {
  return options.environment.supabaseUrl === undefined
    ? embeddedDiary(options)
    : hostedDiary(options);
}

/** A hosted diary may change at any time, so every build reads it. */
async function hostedDiary(options: DiaryOptions): Promise<Diary> {
  const posts = await readPosts(options);
  return {
    hosted: hashOf(JSON.stringify(posts ?? null)),
    stage: { name: 'diary', inputs: [], products: [], run: async () => {} },
    posts: () => posts,
  };
}

/**
 * Reads the posts from the database. The answer of a hosted database is kept for a day on which it
 * does not answer.
 */
async function readPosts({
  environment,
  allowMissingDiary,
  allowEmptyDiary,
  note,
  lastPosts,
}: DiaryOptions): Promise<JobPosts> {
  const { supabaseUrl } = environment;
  const last = readLastPosts(supabaseUrl, lastPosts);
  try {
    const posts = await readJobPosts(environment, createEmbeddedDatabase);
    if (supabaseUrl === undefined) return posts;
    // A lost row policy hides all rows, and the database reports success.
    if (posts.length === 0 && last?.posts.length && !allowEmptyDiary) {
      note(
        `${supabaseUrl}: answered without a job post: does anon still read job_posts? The last ` +
          `${last.posts.length} posts stand, as read on ${last.day}; ` +
          '--allow-empty-diary publishes none.',
      );
      return postsWithPage(last.posts);
    }
    saveLastPosts(supabaseUrl, posts, lastPosts);
    return posts;
  } catch (error) {
    if (!allowMissingDiary || !(error instanceof InputError)) throw error;
    const outcome = last
      ? `The last posts stand, as read on ${last.day}.`
      : 'Building without job posts.';
    note(`${error.message}\n${outcome}`);
    return last && postsWithPage(last.posts);
  }
}

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
function readLastPosts(
  from: string | undefined,
  file = lastPostsFile,
): LastPosts | undefined {
  const last = readJson<LastPosts>(file);
  if (last?.from !== from || !Array.isArray(last?.posts)) return undefined;
  return last.hash === hashOf(JSON.stringify(last.posts)) ? last : undefined;
}

const sql = ['supabase/migrations', nameInPack('site/seed.sql')];

/** The embedded diary's posts are committed. Its database starts only if they may be stale. */
function embeddedDiary(options: DiaryOptions): Diary {
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
    async run({ products }) {
      const hash = options.cache.hashOfFiles(listFiles(root, sql));
      // A test checks that the committed posts are those of their SQL.
      const isKnown = readCommittedPosts()?.sql === hash;
      if (isKnown && products.length === 0) return;
      const posts = await readPosts(options);
      isMissing = posts === undefined;
      if (posts === undefined) return [];
      syncPosts({ sql: hash, posts }, options.frozen);
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

/** The posts of the embedded database, as committed. */
interface CommittedPosts {
  /** Hash of the SQL they were made from. */
  readonly sql: string;
  readonly posts: readonly JobPost[];
}

export const readCommittedPosts = (
  file = embeddedPostsFile,
): CommittedPosts | undefined => readJson(file);

/**
 * Stores posts, unless they and their SQL are those that are committed.
 * @throws InputError if `frozen` posts differ; another hash alone is no difference
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
  if (frozen)
    throw inputError(
      nameOf(embeddedPostsFile),
      'is not what supabase/ makes: run npm run build and commit it',
    );
  writeFile(file, `${JSON.stringify(made, null, 2)}\n`);
}
