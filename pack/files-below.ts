import { readdirSync } from 'node:fs';

/**
 * Every file below a folder, by its path from there with forward slashes, sorted. It reads folder
 * by folder: Node's own `recursive` asks the disk once more about each of ten thousand files.
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
