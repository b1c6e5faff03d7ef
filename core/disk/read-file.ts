import { readFileSync, statSync, type Stats } from 'node:fs';

/**
 * Returns a regular file's size, times and inode; undefined if the path does not exist, or is a
 * folder, a pipe or a circular link.
 */
export function statFile(file: string): Stats | undefined {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat?.isFile() ? stat : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined;
    throw error;
  }
}

/**
 * Returns a text that changes whenever the file is written. Size and modification time can be
 * restored after a change; change time and inode cannot.
 */
export const stateOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string =>
  `${size}-${mtimeMs}-${ctimeMs}-${ino}`;

/** Reads the text of a file; undefined if there is no such file. */
export const readIfThere = (file: string): string | undefined =>
  statFile(file) ? readFileSync(file, 'utf8') : undefined;

/** Parses a JSON file; undefined if it is missing or not valid, as after a bad merge. */
export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
