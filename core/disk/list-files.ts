import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';

/**
 * Lists the files at or below these paths from `root`, sorted. A path that does not exist is
 * skipped.
 */
export function listFiles(root: string, paths: readonly string[]): string[] {
  return paths
    .flatMap((path) => {
      const place = join(root, path);
      const entry = statSync(place, { throwIfNoEntry: false });
      if (entry?.isFile()) return [path];
      if (!entry) return [];
      return filesBelow(place).map((name) => `${path}/${name}`);
    })
    .sort();
}
