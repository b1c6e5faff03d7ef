import { closeSync, lstatSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createHasher } from '../cache/hash-of.ts';

/** Bytes that are handed to the disk at once. */
const CHUNK = 2 ** 20;

/** A file that is written chunk by chunk under another name, for texts that are too long to be held whole, and renamed at the end. */
export function openFile(file: string) {
  const temporary = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(temporary, { recursive: true, force: true });
  let target: number | undefined = openSync(temporary, 'w');
  const hash = createHasher();
  let waiting: Uint8Array[] = [];
  let size = 0;
  const flush = () => {
    const bytes = Buffer.concat(waiting);
    hash.add(bytes);
    if (target !== undefined) writeFileSync(target, bytes);
    waiting = [];
    size = 0;
  };
  const close = () => {
    if (target !== undefined) closeSync(target);
    target = undefined;
  };
  return {
    write(content: string | Uint8Array): void {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      waiting.push(bytes);
      size += bytes.length;
      if (size > CHUNK) flush();
    },
    /** Ends it. Returns its hash. */
    end(): string {
      flush();
      close();
      return hash.end();
    },
    /** Where the finished file lies until it is renamed. */
    temporary,
    /** Gives the finished file its name. A folder or a link of that name gives way. */
    rename(): void {
      removeOther(file);
      renameSync(temporary, file);
    },
    /** Takes away what was written and not renamed. */
    remove(): void {
      close();
      rmSync(temporary, { force: true });
    },
  };
}

/** Writes a file whole or not at all, with the folders above it. Returns its hash. */
export function writeFile(file: string, content: string | Uint8Array | Iterable<string | Uint8Array>): string {
  const written = openFile(file);
  try {
    const chunks = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
    for (const chunk of chunks) written.write(chunk);
    const hash = written.end();
    written.rename();
    return hash;
  } finally {
    written.remove();
  }
}

/** Removes what lies where a file should, but is none: a folder, a pipe, a link. */
export function removeOther(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) rmSync(file, { recursive: true });
}
