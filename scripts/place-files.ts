import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from './fingerprint.ts';
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

/** Copies `public/`, whose files are edited in place, into the site. */
export async function placePublicFiles(target: string): Promise<void> {
  await cp(publicFolder, target, { recursive: true });
}

/** Puts hashed assets and pictures into the site. */
export function placeMadeFiles(target: string, pictureFiles: readonly string[]): void {
  for (const file of listFiles(bundleFolder, ['assets'])) linkFile(join(bundleFolder, file), join(target, file));
  for (const file of pictureFiles) linkFile(join(pictureCache, file), join(target, 'pictures', file));
}
