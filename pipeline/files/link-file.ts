import { constants, copyFileSync, linkSync } from 'node:fs';

/** Links a file; copies it where the file system allows no link. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}
