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
import { countOf } from '../../../src/domain/text/count-of.ts';

type JobPosts = readonly JobPost[] | undefined;

/** The job posts that a build shows. */
export interface Diary {
  /** Hash of a hosted diary's posts; undefined for the embedded diary. */
  readonly hosted: string | undefined;
  /** Brings the embedded diary's posts up to date. */
  readonly stage: RunnableStage;
  /**
   * Returns the posts, once the stage is up to date; undefined if there are none to read and
   * `allowMissingDiary` permits that.
   */
  readonly posts: () => JobPosts;
}

interface DiaryOptions {
  readonly cache: Pick<BuildCache, 'hashOfFiles'>;
  readonly environment: Environment;
  /** Go on with the last known posts, or without any, if the database cannot be read. */
  readonly allowMissingDiary: boolean;
  /** Publish an empty diary even if posts were read from the hosted database before. */
  readonly allowEmptyDiary: boolean;
  /** Fail if the committed posts differ from those of the embedded database. */
  readonly frozen: boolean;
  readonly note: (message: string) => void;
  /** File with the posts last read from a hosted diary, used while its database cannot be read. */
  readonly lastPosts?: string;
}

/**
 * Opens the diary: the hosted one if the environment names it, otherwise the embedded one.
 * @throws InputError if a hosted database cannot be read, unless `allowMissingDiary` is set
 */
export function openDiary(options: DiaryOptions): Promise<Diary> | Diary {
  return options.environment.supabaseUrl === undefined
    ? embeddedDiary(options)
    : hostedDiary(options);
}

/** Opens a hosted diary, which every build reads because it may change at any time. */
async function hostedDiary(options: DiaryOptions): Promise<Diary> {
  const posts = await readPosts(options);
  return {
    hosted: hashOf(JSON.stringify(posts ?? null)),
    stage: { name: 'diary', inputs: [], products: [], run: async () => {} },
    posts: () => posts,
  };
}

/**
 * Reads the posts from the database. Posts of a hosted database are stored, to be used while it
 * cannot be read.
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
    // Without its row-level security policy the database hides all rows and reports success.
    if (posts.length === 0 && last?.posts.length && !allowEmptyDiary) {
      note(
        `${supabaseUrl}: answered without a job post: does anon still read job_posts? What ` +
          `was read on ${last.day} stands, ${countOf(last.posts.length, 'post')}; ` +
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

/** The posts last read from a hosted database, used while it cannot be read. */
interface LastPosts {
  /** URL of the project that the posts were read from. */
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

/**
 * Reads the posts last stored for this project; undefined if there are none or the file is damaged.
 */
function readLastPosts(
  from: string | undefined,
  file = lastPostsFile,
): LastPosts | undefined {
  const last = readJson<LastPosts>(file);
  if (last?.from !== from || !Array.isArray(last?.posts)) return undefined;
  return last.hash === hashOf(JSON.stringify(last.posts)) ? last : undefined;
}

const sql = ['supabase/migrations', nameInPack('site/seed.sql')];

/**
 * Opens the embedded diary, whose posts are committed. Its database starts only if they may be
 * stale.
 */
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
      // A test checks that the committed posts match their SQL.
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
  /** Hash of the SQL that the posts were made from. */
  readonly sql: string;
  readonly posts: readonly JobPost[];
}

export const readCommittedPosts = (
  file = embeddedPostsFile,
): CommittedPosts | undefined => readJson(file);

/**
 * Writes the posts and the hash of their SQL, unless the committed file already has both.
 * @throws InputError if the posts differ although `frozen` is set; a different hash alone is
 * ignored
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
