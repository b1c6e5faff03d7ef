import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolder, writeWhole } from '../files/write-whole.ts';
import { hashOf } from './hash-of.ts';

export type MadeFiles = ReturnType<typeof openMadeFiles>;

/**
 * A folder of files that take long to make and are named after what they are made from. It says itself what must be in each, in
 * a list that grows as they are made: so it outlives the build's record, and a run that was stopped has not worked in vain.
 * @param recordedHash what the build's record knows of a file that the list has lost
 */
export function openMadeFiles(folder: string, recordedHash: (name: string) => string | undefined = () => undefined) {
  const list = join(folder, 'made.txt');
  const hashes = readList(list);
  const enter = (name: string, hash: string) => {
    hashes.set(name, hash);
    // The line break comes first: a line that was cut off ends here.
    appendFileSync(list, `\n${hash} ${name}`);
  };
  return {
    /** Whether the file is there as it was made. */
    isWhole(name: string): boolean {
      const hash = hashOfFile(join(folder, name));
      if (hash === undefined) return false;
      if (hashes.get(name) === hash) return true;
      if (recordedHash(name) !== hash) return false;
      enter(name, hash);
      return true;
    },
    /** Writes a file that was made. */
    keep(name: string, content: Uint8Array): void {
      writeWhole(join(folder, name), content);
      enter(name, hashOf(content));
    },
  };
}

function hashOfFile(file: string): string | undefined {
  try {
    return hashOf(readFileSync(file));
  } catch {
    return undefined;
  }
}

function readList(list: string): Map<string, string> {
  mkdirSync(join(list, '..'), { recursive: true });
  removeFolder(list);
  const lines = readLines(list).map((line) => line.split(' '));
  return new Map(lines.flatMap(([hash = '', name = '']) => (name === '' ? [] : [[name, hash]])));
}

function readLines(list: string): string[] {
  try {
    return readFileSync(list, 'utf8').split('\n');
  } catch {
    return [];
  }
}
