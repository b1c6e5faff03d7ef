import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, by its path from there with forward slashes, sorted. */
export function filesBelow(folder: string): string[] {
  const start = join(folder, '/').length;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(start))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
