import { SnapshotError } from '../snapshots/snapshot-error.ts';
import { InputError } from '../src/domain/problems.ts';

/** A full disk, in the system's words or in the bundler's. */
const noRoom = /\b(?:ENOSPC|EDQUOT|EFBIG|os error (?:27|28|122))\b/;
const remedy = 'free some space and run it again';

/** What is said of a failure, a line a problem. A full disk, which stages side by side all meet, is one problem. */
export function formatError(error: Error): string {
  const lines = error.message.split('\n');
  const full = lines.find((line) => noRoom.test(line));
  if (full === undefined) return error.message;
  const line = full.includes(remedy) ? full : `disk: no room for what is to be written (${full}): ${remedy}`;
  return [...lines.filter((line) => !noRoom.test(line)), line].join('\n');
}

/** Whether a line is enough: wrong input, a page that cannot ship, what the operating system refused, as on a full disk. Anything else is a fault of ours. */
export function isExpected(error: unknown): error is Error {
  return (
    error instanceof InputError || error instanceof SnapshotError || (error instanceof Error && 'syscall' in error)
  );
}
