import { inputError } from '../../core/domain/problems.ts';

/** SQLite's result code while another program holds the file. */
const BUSY = 5;

const damaged =
  'it is damaged: move it away, and restore a backup or what "sqlite3 FILE .recover" still finds in it';
const readOnly = 'let the account that runs this write the file and its folder';

/** What the owner can do, by SQLite's result code. */
const remedies: Readonly<Record<number, string>> = {
  [BUSY]: 'another program holds it: end that program, or try again later',
  8: readOnly,
  10: 'look at the health of its disk, and whether that is full',
  11: damaged,
  13: 'free space on its disk, then try again',
  14: readOnly,
  26: damaged,
};

/** Returns SQLite's primary result code; undefined for another error. */
const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error
    ? Number(error.errcode) & 255
    : undefined;

/** Returns whether another program holds the file, for the moment at least. */
export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY;

/** Makes an InputError of SQLite's error about `file`; returns any other error as it is. */
export function explainStoreError(error: unknown, file: string): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  const { message } = error as Error;
  const remedy = remedies[code];
  return inputError(file, remedy ? `${message}: ${remedy}` : message);
}
