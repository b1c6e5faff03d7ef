import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Files at or below `paths`, relative to `root`, with forward slashes, sorted. A path that does not exist has none. Folder by
 * folder: Node's own way down asks the disk once more for each of ten thousand files what it is.
 */
export function listFiles(root: string, paths: readonly string[]): string[] {
  const files: string[] = [];
  const walk = (folder: string, name: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const below = name === '' ? entry.name : `${name}/${entry.name}`;
      if (entry.isFile()) files.push(below);
      else if (entry.isDirectory()) walk(`${folder}/${entry.name}`, below);
    }
  };
  for (const path of paths) {
    const full = join(root, path);
    const entry = statSync(full, { throwIfNoEntry: false });
    const name = relative(root, full).split(sep).join('/');
    if (entry?.isFile()) files.push(name);
    else if (entry) walk(full, name);
  }
  return files.sort();
}
