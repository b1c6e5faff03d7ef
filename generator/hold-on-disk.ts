import { mkdirSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from './generated-file.ts';

const folder = join(import.meta.dirname, '../.cache');

/** Characters that stay in memory: the texts of some 400 towns. */
const ROOM = 2 ** 24;

/**
 * Holds files until a run's end: the first ones in memory, where there are more the others on the disk, in a file of this run's own
 * that has lost its name already, so that it goes with the process however that ends. Each is read when its text is asked for.
 */
export function createHolder(room = ROOM) {
  let left = room;
  let target: number | undefined;
  let end = 0;
  return (file: GeneratedFile): GeneratedFile => {
    left -= file.text.length;
    if (left >= 0) return file;
    const disk = (target ??= openNameless());
    const written = Buffer.from(file.text);
    writeFileSync(disk, written);
    const [start, { length }] = [end, written];
    end += length;
    return {
      path: file.path,
      get text() {
        const bytes = Buffer.allocUnsafe(length);
        readSync(disk, bytes, 0, length, start);
        return bytes.toString();
      },
    };
  };
}

function openNameless(): number {
  mkdirSync(folder, { recursive: true });
  const name = join(folder, `texts-${process.pid}`);
  const file = openSync(name, 'w+');
  rmSync(name);
  return file;
}
