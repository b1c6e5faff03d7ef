import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { removeAll, writeFile } from '../../core/disk/write-file.ts';
import type { Hashes } from './file-hashes.ts';

/** A compressed copy of a text of the built site, named by the text's hash. */
const copyOf = (root: string, hash: string) =>
  join(root, '.cache/built-texts', hash);

const isText = (name: string) =>
  /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$|\/_\w+$/.test(name);

/**
 * Keeps the texts of the site that was just built, so that a review can say how they were edited
 * since. Names are relative to `root`.
 */
export function keepBuiltTexts(root: string, built: Hashes): void {
  const texts = Object.entries(built).filter(([name]) => isText(name));
  const wanted = new Set(texts.map(([, hash]) => hash));
  const folder = copyOf(root, '');
  for (const hash of existsSync(folder) ? readdirSync(folder) : [])
    if (!wanted.has(hash)) removeAll(copyOf(root, hash));
  for (const [name, hash] of texts) {
    const copy = copyOf(root, hash);
    if (!existsSync(copy))
      writeFile(copy, zstdCompressSync(readFileSync(join(root, name))));
  }
}

/** Returns a text of the built site by its hash; undefined if it was not kept. */
export function builtText(root: string, hash: string): string | undefined {
  const copy = copyOf(root, hash);
  return existsSync(copy)
    ? zstdDecompressSync(readFileSync(copy)).toString()
    : undefined;
}
