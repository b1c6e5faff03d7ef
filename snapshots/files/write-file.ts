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
 * Writes a file whole or not at all, with the folders above it: it is written under another name
 * and renamed. A text too long for memory comes in chunks.
 */
export function writeFile(
  file: string,
  content: string | Uint8Array | Iterable<string | Uint8Array>,
): void {
  const part = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(part, { recursive: true, force: true });
  try {
    const target = openSync(part, 'w');
    try {
      for (const chunk of typeof content === 'string' ||
      content instanceof Uint8Array
        ? [content]
        : content)
        writeFileSync(target, chunk);
    } finally {
      closeSync(target);
    }
    removeOther(file);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Removes what lies in the place of a file and is none: a folder, a pipe, a link. */
export function removeOther(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false)
    rmSync(file, { recursive: true });
}
