import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../files/read-if-there.ts';
import { stateOf, statFile } from '../files/stat-file.ts';
import { removeOther, writeFile } from '../files/write-file.ts';
import { hashOf } from './hash-of.ts';

export type ArtifactStore = ReturnType<typeof openArtifactStore>;

/** What must be in a file, and its state as last seen: one that is still in it is not read. */
interface ListedFile {
  readonly hash: string;
  readonly state: string;
}

/**
 * A folder of files that take long to make and are named after what they are made from. It says itself what must be in each, in
 * a list that grows as they are made: so it outlives the build's record, and a run that was stopped has not worked in vain.
 * @param recordedHash what the build's record knows of a file that the list has lost
 */
export function openArtifactStore(
  folder: string,
  recordedHash: (name: string) => string | undefined = () => undefined,
) {
  const list = join(folder, 'made.txt');
  mkdirSync(folder, { recursive: true });
  removeOther(list);
  const files = readList(list);
  const currentState = (name: string) => {
    const stat = statFile(join(folder, name));
    return stat && stateOf(stat);
  };
  const enter = (name: string, hash: string) => {
    const state = currentState(name) ?? '';
    files.set(name, { hash, state });
    // The line break comes first: a line that was cut off ends here.
    appendFileSync(list, `\n${hash} ${state} ${name}`);
  };
  return {
    /** Hash of a file that is there as it was made; undefined where it is not. */
    hashOfWhole(name: string): string | undefined {
      const state = currentState(name);
      if (state === undefined) return undefined;
      const listed = files.get(name);
      if (listed?.state === state) return listed.hash;
      const hash = hashOf(readFileSync(join(folder, name)));
      if (hash !== listed?.hash && hash !== recordedHash(name)) return undefined;
      enter(name, hash);
      return hash;
    },
    /** Writes a file that was made. */
    add(name: string, content: Uint8Array): void {
      writeFile(join(folder, name), content);
      enter(name, hashOf(content));
    },
  };
}

/** A line that was cut off names no file, or gives it a state that it never has. */
function readList(list: string): Map<string, ListedFile> {
  const lines = (readIfThere(list) ?? '').split('\n').map((line) => line.split(' '));
  return new Map(lines.flatMap(([hash = '', state = '', name = '']) => (name === '' ? [] : [[name, { hash, state }]])));
}
