import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { explainStoreError } from './store-errors.ts';

/** Returns what the owner reads when these statements fail on a file. */
function messageOf(file: string, statements: string): string {
  using database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(statements);
  } catch (error) {
    return (explainStoreError(error, file) as Error).message;
  }
  throw new Error('nothing failed');
}

test('the message about a full disk says to free space', () => {
  // SQLite reports a file that may not grow as it does a full disk.
  const full = `create table a (b); pragma max_page_count = 2;
    insert into a values (zeroblob(100000))`;
  expect(messageOf(':memory:', full)).toBe(
    ':memory:: database or disk is full: free space on its disk, then try again',
  );
});

test('the message about a locked file says that another program holds it', () => {
  const file = join(temporaryFolder().root, 'a.sqlite');
  using holder = new DatabaseSync(file);
  holder.exec('begin exclusive');
  expect(messageOf(file, 'create table a (b)')).toBe(
    `${file}: database is locked: another program holds it: end that program, or try again later`,
  );
});
