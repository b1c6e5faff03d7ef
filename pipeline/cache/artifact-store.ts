import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../files/read-file.ts';
import { removeOther, writeFile } from '../files/write-file.ts';
import { hashOf } from './hash-of.ts';

export type ArtifactStore = ReturnType<typeof openArtifactStore>;

interface StoreOptions {
  /** Hash of a file of the folder as it is now; undefined where there is none of that name. */
  readonly currentHash: (name: string) => string | undefined;
  /** What the build's record knows of a file that the list has lost. */
  readonly recordedHash: (name: string) => string | undefined;
}

/**
 * A folder of files that take long to make and are named after what they are made from. A list in it says what must be in each and
 * grows as they are made: so it outlives the build's record, and a run that was stopped has not worked in vain.
 */
export function openArtifactStore(folder: string, { currentHash, recordedHash }: StoreOptions) {
  const list = join(folder, 'made.txt');
  removeOther(list);
  const listed = new Map<string, string>();
  for (const line of (readIfThere(list) ?? '').split('\n')) {
    const [hash = '', ...rest] = line.split(' ');
    listed.set(rest.at(-1) ?? '', hash);
  }
  return {
    /** Hash of a file that is there as it was made; undefined where it is not. */
    hashOfWhole(name: string): string | undefined {
      const hash = currentHash(name);
      return [listed.get(name), recordedHash(name)].includes(hash) ? hash : undefined;
    },
    /** Writes a file that was made. */
    add(name: string, content: Uint8Array): void {
      writeFile(join(folder, name), content);
      const hash = hashOf(content);
      listed.set(name, hash);
      // The line break comes first: a line that was cut off ends here.
      appendFileSync(list, `\n${hash} ${name}`);
    },
  };
}
