import { mkdirSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../.cache');

/** Characters that stay in memory, enough for the texts of some 400 towns. */
const ROOM = 2 ** 24;

/** Stores a text and returns a function that reads it back. */
export type Spill = (text: string) => () => string;

/**
 * Creates a store that keeps texts until a run ends: the first ones in memory, the rest in a
 * temporary file. The file is unlinked once it is open, so it disappears even if the process is
 * killed.
 */
export function createSpillStore(room = ROOM): Spill {
  let left = room;
  let target: number | undefined;
  let end = 0;
  return (text) => {
    left -= text.length;
    if (left >= 0) return keep(text);
    const disk = (target ??= openNameless());
    const length = Buffer.byteLength(text);
    writeFileSync(disk, text);
    end += length;
    return readLater(disk, end - length, length);
  };
}

// Two functions, since closures of the same function keep each other's values in memory.
const keep = (text: string) => () => text;

const readLater = (disk: number, start: number, length: number) => () => {
  const bytes = Buffer.allocUnsafe(length);
  readSync(disk, bytes, 0, length, start);
  return bytes.toString();
};

function openNameless(): number {
  mkdirSync(folder, { recursive: true });
  const name = join(folder, `texts-${process.pid}`);
  const file = openSync(name, 'w+');
  rmSync(name);
  return file;
}
