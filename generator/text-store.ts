import { closeSync, mkdirSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GeneratedFile } from './generate-site.ts';

/** Bytes that are handed to the disk at once. */
const CHUNK = 2 ** 20;

export type TextStore = ReturnType<typeof openTextStore>;

/** Keeps files' texts on the disk until they are wanted: those of a large site would fill the memory. `close` ends it. */
export function openTextStore(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const target = openSync(file, 'w+');
  let waiting: Buffer[] = [];
  let written = 0;
  let end = 0;
  const flush = () => {
    if (waiting.length === 0) return;
    writeFileSync(target, Buffer.concat(waiting));
    waiting = [];
    written = end;
  };
  const read = (start: number, size: number): string => {
    if (start + size > written) flush();
    const bytes = Buffer.allocUnsafe(size);
    readSync(target, bytes, 0, size, start);
    return bytes.toString();
  };
  return {
    /** The same file, whose text is read when it is asked for. */
    keep({ path, text }: GeneratedFile): GeneratedFile {
      const bytes = Buffer.from(text);
      const start = end;
      waiting.push(bytes);
      end += bytes.length;
      if (end - written > CHUNK) flush();
      return {
        path,
        get text() {
          return read(start, bytes.length);
        },
      };
    },
    close(): void {
      closeSync(target);
      rmSync(file, { force: true });
    },
  };
}
