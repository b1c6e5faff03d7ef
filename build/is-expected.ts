import { SnapshotError } from '../snapshots/snapshot-error.ts';
import { InputError } from '../src/domain/problems.ts';

/** Whether a line is enough: wrong input, a page that cannot ship, what the operating system refused, as on a full disk. Anything else is a fault of ours. */
export function isExpected(error: unknown): error is Error {
  return (
    error instanceof InputError || error instanceof SnapshotError || (error instanceof Error && 'syscall' in error)
  );
}
