import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files at or below `paths`, relative to `root`, with forward slashes, sorted. A path that does not exist has none. */
export function listFiles(root: string, paths: readonly string[]): string[] {
  return paths
    .flatMap((path) => {
      const full = join(root, path);
      if (!existsSync(full)) return [];
      if (statSync(full).isFile()) return [full];
      return readdirSync(full, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    })
    .map((file) => relative(root, file).split(sep).join('/'))
    .sort();
}

/** Hash of the given texts, in order. */
export function hashOf(...texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** Hash of the names and contents of all files at or below `paths`. */
export function fingerprint(root: string, paths: readonly string[], ...extra: readonly string[]): string {
  return hashOf(...extra, ...listFiles(root, paths).flatMap((file) => [file, readFileSync(join(root, file))]));
}
