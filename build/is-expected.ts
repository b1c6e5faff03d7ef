import { SnapshotError } from '../snapshots/snapshot-error.ts';
import { InputError } from '../src/domain/problems.ts';

const noRoom = ['ENOSPC', 'EDQUOT', 'EFBIG'];
/** The bundler says so in its own words. */
const saysNoRoom = /^bundle: .*\bos error (?:27|28|122)\b/;

/** What is said of a failure in a line, where a line is enough. */
export function lineOf(error: Error): string {
  const isNoRoom = ('code' in error && noRoom.includes(String(error.code))) || saysNoRoom.test(error.message);
  if (!isNoRoom) return error.message;
  return `disk: no room for what is to be written (${error.message}): free some space and run it again`;
}

/** Whether a line is enough: wrong input, a page that cannot ship, what the operating system refused, as on a full disk. Anything else is a fault of ours. */
export function isExpected(error: unknown): error is Error {
  return (
    error instanceof InputError || error instanceof SnapshotError || (error instanceof Error && 'syscall' in error)
  );
}
