import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files at or below `paths`, relative to `root`, with forward slashes, sorted. A path that does not exist has none. */
export function listFiles(root: string, paths: readonly string[]): string[] {
  return paths
    .flatMap((path) => {
      const full = join(root, path);
      const entry = statSync(full, { throwIfNoEntry: false });
      if (!entry) return [];
      if (entry.isFile()) return [full];
      return readdirSync(full, { withFileTypes: true, recursive: true })
        .filter((below) => below.isFile())
        .map((below) => join(below.parentPath, below.name));
    })
    .map((file) => relative(root, file).split(sep).join('/'))
    .sort();
}
