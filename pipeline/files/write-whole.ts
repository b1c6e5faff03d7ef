import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file whole or not at all, with the folders above it. A folder in its place gives way. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  removeFolder(`${file}.part`);
  writeFileSync(`${file}.part`, content);
  removeFolder(file);
  renameSync(`${file}.part`, file);
}

/** Removes what lies where a file should, but is a folder. */
export function removeFolder(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
}
