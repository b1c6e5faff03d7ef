import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder of each file it is given, every folder once: to ask for one that is there takes as long as making it. */
export function createFolderMaker(): (file: string) => void {
  const made = new Set<string>();
  return (file) => {
    const folder = dirname(file);
    if (made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
}
