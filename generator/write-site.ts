import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../core/disk/files-below.ts';
import type { GeneratedFile } from './generate-town.ts';

export interface Drift {
  readonly added: string[];
  readonly changed: string[];
  readonly removed: string[];
}

/** Compares `files` with those in `folder/content`. Paths are relative to `folder`. */
export function compareWithDisk(
  folder: string,
  files: readonly GeneratedFile[],
): Drift {
  const expected = new Set(files.map((file) => file.path));
  const content = join(folder, 'content');
  const lying = new Set(
    existsSync(content)
      ? filesBelow(content).map((name) => `content/${name}`)
      : [],
  );
  const isChanged = ({ path, text }: GeneratedFile) =>
    lying.has(path) && readFileSync(join(folder, path), 'utf8') !== text;
  return {
    added: [...expected].filter((path) => !lying.has(path)),
    changed: files.filter(isChanged).map(({ path }) => path),
    removed: [...lying].filter((path) => !expected.has(path)),
  };
}

/** Writes the files that differ, each atomically, and removes those that are not generated. */
export function writeSite(
  folder: string,
  files: readonly GeneratedFile[],
  drift: Drift,
): void {
  const changed = new Set([...drift.added, ...drift.changed]);
  for (const below of new Set([...changed].map((path) => dirname(path))))
    mkdirSync(join(folder, below), { recursive: true });
  for (const file of files) {
    if (!changed.has(file.path)) continue;
    const target = join(folder, file.path);
    writeFileSync(`${target}.part`, file.text);
    renameSync(`${target}.part`, target);
  }
  // A `.part` file that an interrupted run left may have been renamed above.
  for (const path of drift.removed) {
    rmSync(join(folder, path), { force: true });
  }
}
