import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the sorted paths of all files below a folder, relative to it, with forward slashes.
 * Node's own `recursive` option is slower: it asks the disk again about each file.
 */
export function filesBelow(folder: string): string[] {
  const files: string[] = [];
  const walk = (path: string, start: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const name = start + entry.name;
      if (entry.isFile()) files.push(name);
      if (entry.isDirectory()) walk(`${path}/${entry.name}`, `${name}/`);
    }
  };
  walk(folder, '');
  return files.sort();
}

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
