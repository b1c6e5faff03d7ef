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
 * Makes a temporary folder, removed when the test has finished, or with `afterAll` when all tests
 * of its file have finished.
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
    /** Writes a file and sets its modification time to `secondsAgo`. */
    write(name: string, text: string | Uint8Array, secondsAgo = 60): void {
      mkdirSync(dirname(pathOf(name)), { recursive: true });
      writeFileSync(pathOf(name), text);
      writes += 1;
      // Gives each write a different time, however quick a test is.
      const time = Date.now() / 1000 - secondsAgo + writes / 10_000;
      utimesSync(pathOf(name), time, time);
    },
    /** Makes an empty folder, in place of any file or folder of that name. */
    makeFolder(name: string): void {
      rmSync(pathOf(name), { recursive: true, force: true });
      mkdirSync(pathOf(name), { recursive: true });
    },
    remove: (name: string) =>
      rmSync(pathOf(name), { recursive: true, force: true }),
  };
}
