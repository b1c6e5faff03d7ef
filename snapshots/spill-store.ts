import { mkdirSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../.cache');

/** Characters that stay in memory: the texts of some 400 towns. */
const ROOM = 2 ** 24;

/** Takes a text, and gives it back when it is asked for. */
export type Spill = (text: string) => () => string;

/**
 * Holds texts until a run ends: the first ones in memory, the rest in a file of this run's own. The
 * file is already unlinked, so it disappears with the process, however that ends.
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

// Two functions, since what two closures of one function use stays in memory for both.
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
