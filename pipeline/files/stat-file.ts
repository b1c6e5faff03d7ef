import { statSync, type Stats } from 'node:fs';

/** A file's size, times and inode; undefined where no file has this name: nothing, a folder, a pipe, links that go round in a circle. */
export function statFile(file: string): Stats | undefined {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat?.isFile() ? stat : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP') return undefined;
    throw error;
  }
}

/** Changes whenever a file is written. Size and modification time may be put back; the change time and the inode may not. */
export const stateOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => `${size}-${mtimeMs}-${ctimeMs}-${ino}`;
