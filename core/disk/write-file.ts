import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file atomically: writes it under another name and renames it. Creates the folders above
 * it. A text too long for memory is passed in chunks.
 */
export function writeFile(
  file: string,
  content: string | Uint8Array | Iterable<string | Uint8Array>,
): void {
  const part = `${file}.part`;
  const isWhole = typeof content === 'string' || content instanceof Uint8Array;
  const chunks = isWhole ? [content] : content;
  mkdirSync(dirname(file), { recursive: true });
  removeAll(part);
  try {
    const target = openSync(part, 'w');
    try {
      for (const chunk of chunks) writeFileSync(target, chunk);
    } finally {
      closeSync(target);
    }
    removeOther(file);
    renameSync(part, file);
  } finally {
    removeAll(part);
  }
}

/** Removes anything at this path that is not a regular file: a folder, a pipe, a link. */
export function removeOther(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false)
    removeAll(file);
}

/** Removes whatever is at this path, with all below it. */
export const removeAll = (path: string): void =>
  rmSync(path, { recursive: true, force: true });
