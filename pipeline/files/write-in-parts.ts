import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createHasher } from '../cache/hash-of.ts';
import { removeFolder } from './write-whole.ts';

/** Bytes that are handed to the disk at once. */
const CHUNK = 2 ** 20;

/** A file that is written part by part beside its place: for texts that are too long to be held whole. */
export function openParts(file: string) {
  const part = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  removeFolder(part);
  let target: number | undefined = openSync(part, 'w');
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
    /** Where the finished file lies until it is placed. */
    part,
    /** Puts the finished file in its place. A folder there gives way. */
    place(): void {
      removeFolder(file);
      renameSync(part, file);
    },
    /** Takes away what was written and not placed. */
    remove(): void {
      close();
      rmSync(part, { force: true });
    },
  };
}

/** Writes a file whole or not at all. Returns its hash. */
export function writeInParts(file: string, contents: Iterable<string | Uint8Array>): string {
  const parts = openParts(file);
  try {
    for (const content of contents) parts.write(content);
    const hash = parts.end();
    parts.place();
    return hash;
  } finally {
    parts.remove();
  }
}
