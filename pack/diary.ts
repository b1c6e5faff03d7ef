import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  inputError,
  schemaProblems,
  throwProblems,
} from '../core/domain/problems.ts';
import { packFolder } from '../core/disk/pack-folder.ts';
import { lineOf, readText } from '../core/disk/read-text.ts';
import { diary as schema, type Diary } from '../core/schemas/diary.ts';

export const diaryFile = 'site/diary.json';
/** The posts of earlier versions. */
const seedFile = 'site/seed.sql';

/**
 * Reads the job diary of a site without Supabase, with its newest post first.
 * @throws InputError naming every fault, or the posts of an earlier version that are not imported
 */
export function readDiary(pack = packFolder): Diary {
  if (existsSync(join(pack, seedFile)))
    throw inputError(
      seedFile,
      `posts are in ${diaryFile} now: run npm run diary -- import ${seedFile}, then delete it`,
    );
  return readDiaryFile(pack);
}

/** Reads the diary as `readDiary` does, whether or not there are posts of an earlier version. */
export function readDiaryFile(pack: string): Diary {
  const file = join(pack, diaryFile);
  if (!existsSync(file))
    throw inputError(
      diaryFile,
      'is missing: write { "lastId": 0, "posts": [] }',
    );
  let value: unknown;
  try {
    value = JSON.parse(readText(file, diaryFile));
  } catch (error) {
    const message = `cannot be read (${lineOf(error)}): git checkout ${diaryFile} restores the committed one`;
    throw inputError(diaryFile, message);
  }
  return inOrder(checked(value));
}

/** Writes the diary whole or not at all. @throws InputError naming every fault of `diary` */
export function writeDiary(pack: string, diary: Diary): void {
  const text = JSON.stringify(inOrder(checked(diary)), null, 2);
  const file = join(pack, diaryFile);
  const part = `${file}.part`;
  try {
    writeFileSync(part, `${text}\n`);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

function checked(value: unknown): Diary {
  const { output, issues = [] } = v.safeParse(schema, value);
  throwProblems(schemaProblems(diaryFile, issues));
  return output as Diary;
}

/** Sorts posts as the database does, and counts the ids of those that were added by hand. */
const inOrder = ({ lastId, posts }: Diary): Diary => ({
  lastId: Math.max(lastId, ...posts.map(({ id }) => id)),
  posts: posts.toSorted(
    (one, other) =>
      other.created_at.localeCompare(one.created_at) || other.id - one.id,
  ),
});
