import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import {
  diaryFile,
  readDiary,
  readDiaryFile,
  writeDiary,
} from '../../pack/diary.ts';
import type { Diary } from '../../core/schemas/diary.ts';
import { inputError } from '../../core/domain/problems.ts';
import type { DiaryStore } from './diary-store.ts';
import type { PostRow } from './post-input.ts';

const lockFile = join(import.meta.dirname, '../../.cache/diary.lock');
const WAIT_MS = 20_000;

/**
 * Changes the diary of a pack. Other processes wait for a lock, which is released if this one dies.
 */
export function changeDiary(
  pack: string,
  work: (diary: Diary) => Diary,
  read = readDiaryFile,
): void {
  mkdirSync(dirname(lockFile), { recursive: true });
  using lock = new DatabaseSync(lockFile, { timeout: WAIT_MS });
  lock.exec('begin exclusive');
  writeDiary(pack, work(read(pack)));
}

/** Opens the diary of a site without Supabase, with its photographs in the pack's public folder. */
export function localStore(pack: string): DiaryStore {
  const photos = join(pack, 'site/public/diary');
  /** Replaces a post with `by`, unless it has changed since it was read. */
  const replace = async (post: PostRow, by: readonly PostRow[]) =>
    changeDiary(pack, ({ lastId, posts }) => {
      const index = posts.findIndex((each) => isDeepStrictEqual(each, post));
      if (index >= 0)
        return { lastId, posts: posts.toSpliced(index, 1, ...by) };
      throw inputError(
        'diary',
        'the post has changed since it was read: npm run diary -- list',
      );
    });
  return {
    list: async () => readDiary(pack).posts,
    add: async (post) =>
      changeDiary(pack, ({ lastId, posts }) => {
        const id = lastId + 1;
        return { lastId: id, posts: [{ id, ...post }, ...posts] };
      }),
    edit: (post, fields) => replace(post, [{ ...post, ...fields }]),
    remove: (post) => replace(post, []),
    async putPhoto(name, bytes) {
      mkdirSync(photos, { recursive: true });
      try {
        writeFileSync(join(photos, name), bytes);
      } catch (error) {
        rmSync(join(photos, name), { force: true });
        throw error;
      }
      return `/diary/${name}`;
    },
    async dropPhoto(src) {
      const name = /^\/diary\/([\w.-]+)$/.exec(src)?.[1];
      if (name !== undefined) {
        rmSync(join(photos, name), { force: true });
      }
    },
    next: `It is in ${diaryFile}: npm run build brings it into the page.`,
  };
}
