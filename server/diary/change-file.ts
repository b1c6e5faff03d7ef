import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { InputError } from '../../src/domain/problems.ts';

const WAIT_MS = 50;
const MAX_WAITS = 400;

const isError = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** Makes the file that the next state is written to, which only one can do at a time. */
async function lock(part: string): Promise<number> {
  for (let waits = 0; ; waits += 1) {
    try {
      return openSync(part, 'wx');
    } catch (error) {
      if (!isError(error, 'EEXIST')) throw error;
    }
    if (waits === MAX_WAITS) {
      const message = 'another npm run diary is at work: wait for it; if there is none, delete this file';
      throw new InputError([{ file: part, message }]);
    }
    await sleep(WAIT_MS);
  }
}

/** Replaces a file by what `change` makes of its text, whole or not at all, one change after another whichever process makes it. */
export async function changeFile(file: string, change: (text: string) => string): Promise<void> {
  const part = `${file}.part`;
  const descriptor = await lock(part);
  try {
    writeFileSync(descriptor, change(readFileSync(file, 'utf8')));
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}
