import { readFileSync, statSync, type Stats } from 'node:fs';

/**
 * A file's size, times and inode; undefined if there is no regular file of this name, but nothing,
 * a folder, a pipe or a circle of links.
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
 * A file's state: another one if the file was written since. Size and modification time can be set
 * back to what they were; change time and inode cannot.
 */
export const stateOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string =>
  `${size}-${mtimeMs}-${ctimeMs}-${ino}`;

/** Text of a file; undefined if there is none. */
export const readIfThere = (file: string): string | undefined =>
  statFile(file) ? readFileSync(file, 'utf8') : undefined;

/** The value in a JSON file; undefined if it cannot be read, as after a bad merge. */
export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
