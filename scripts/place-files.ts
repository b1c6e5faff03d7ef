import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './fingerprint.ts';
import { isSameFile } from './is-same-file.ts';
import { bundleFolder, pictureCache, publicFolder } from './places.ts';

/** Puts a file that nobody edits in place where it is wanted too: a link where the file system allows it, else a copy. */
export function linkFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Puts `public/` into the site. Its files are edited in place, so they are copied; but where the earlier site has the same
 * file, that one is linked: to write hundreds of files and to delete as many takes longer than to read them.
 */
export async function placePublicFiles(target: string, earlier: string): Promise<void> {
  for (const file of listFiles(publicFolder, ['.'])) {
    const source = join(publicFolder, file);
    const before = join(earlier, file);
    if (isSameFile(source, before)) linkFile(before, join(target, file));
    else {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      copyFileSync(source, join(target, file));
    }
  }
}

/** Puts hashed assets and pictures into the site. */
export function placeMadeFiles(target: string, pictureFiles: readonly string[]): void {
  for (const file of listFiles(bundleFolder, ['assets'])) linkFile(join(bundleFolder, file), join(target, file));
  for (const file of pictureFiles) linkFile(join(pictureCache, file), join(target, 'pictures', file));
}
