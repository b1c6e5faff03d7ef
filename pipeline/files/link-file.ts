import { constants, copyFileSync, linkSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Links a file; copies it where the file system allows no link. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}

/** Whether two names are of one file. */
export function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino;
}

/** Removes a file below `root`, and the folders above it that are empty then. */
export function removeWithFolders(root: string, name: string): void {
  rmSync(join(root, name), { force: true });
  let above = dirname(name);
  while (above !== '.' && isRemoved(join(root, above))) above = dirname(above);
}

/** False where a folder holds something. */
function isRemoved(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
