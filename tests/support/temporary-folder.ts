import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A folder of a test's own, gone when the test has finished, or with `afterAll` all of its file.
 * Its files are as old as their test wants them.
 */
export function temporaryFolder(
  atEnd: (tidy: () => void) => void = onTestFinished,
) {
  const root = mkdtempSync(join(tmpdir(), 'test-'));
  atEnd(() => rmSync(root, { recursive: true, force: true }));
  const pathOf = (name: string) => join(root, name);
  let writes = 0;
  return {
    root,
    pathOf,
    read: (name: string) => readFileSync(pathOf(name), 'utf8'),
    /** Writes a file that was changed `secondsAgo`. */
    write(name: string, text: string | Uint8Array, secondsAgo = 60): void {
      mkdirSync(dirname(pathOf(name)), { recursive: true });
      writeFileSync(pathOf(name), text);
      writes += 1;
      // No two writes have the same time, however quick a test is.
      const time = Date.now() / 1000 - secondsAgo + writes / 10_000;
      utimesSync(pathOf(name), time, time);
    },
    /** Puts an empty folder where a file was, or none. */
    makeFolder(name: string): void {
      rmSync(pathOf(name), { recursive: true, force: true });
      mkdirSync(pathOf(name), { recursive: true });
    },
    remove: (name: string) =>
      rmSync(pathOf(name), { recursive: true, force: true }),
  };
}
