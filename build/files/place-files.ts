import { copyFileSync, linkSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createFolderMaker } from '../../snapshots/folder-maker.ts';
import { listFiles } from '../cache/fingerprint.ts';
import { isSameFile } from './is-same-file.ts';
import { bundleFolder, pictureCache, packPublicFolder, publicFolder } from '../places.ts';

/** Puts a file that nobody edits in place where it is wanted too: a link where the file system allows it, else a copy. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Puts `public/` and the pack's own files into the site. They are edited in place, so they are copied; but where the earlier site has the same
 * file, that one is linked: to write hundreds of files and to delete as many takes longer than to read them. Between
 * files the browser is answered, which works at the same time.
 */
export async function placePublicFiles(target: string, earlier: string): Promise<void> {
  const makeFolderOf = createFolderMaker();
  const files = [publicFolder, packPublicFolder].flatMap((folder) =>
    listFiles(folder, ['.']).map((file) => ({ folder, file })),
  );
  for (const { folder, file } of files) {
    await setImmediate();
    const source = join(folder, file);
    const before = join(earlier, file);
    const place = join(target, file);
    makeFolderOf(place);
    if (isSameFile(source, before)) linkFile(before, place);
    else copyFileSync(source, place);
  }
}

/** Puts hashed assets and pictures into the site. */
export function placeMadeFiles(target: string, pictureFiles: readonly string[]): void {
  const makeFolderOf = createFolderMaker();
  const link = (from: string, to: string) => {
    makeFolderOf(to);
    linkFile(from, to);
  };
  for (const file of listFiles(bundleFolder, ['assets'])) link(join(bundleFolder, file), join(target, file));
  for (const file of pictureFiles) link(join(pictureCache, file), join(target, 'pictures', file));
}
