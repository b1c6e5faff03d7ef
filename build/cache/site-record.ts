import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownPages } from '../../snapshots/assemble-site.ts';
import { hashOf } from './fingerprint.ts';
import { cacheFolder, dist } from '../places.ts';
import { writeWhole } from '../files/write-whole.ts';

/** What the site in `dist/` was made from, and what is known of its pages. */
export interface SiteRecord {
  /** Fingerprint of everything it was made from. */
  readonly site: string;
  /** Fingerprint of what all pages share: bundle, renderer and the code that assembles. */
  readonly shell: string;
  readonly pages: KnownPages;
}

const recordFile = join(cacheFolder, 'site.json');

/** The record of `dist/`; undefined where there is none, or where `dist/` is no longer the folder it describes. */
export function readRecord(): SiteRecord | undefined {
  if (!existsSync(recordFile) || !existsSync(dist)) return undefined;
  try {
    const { stamp, ...record } = JSON.parse(readFileSync(recordFile, 'utf8')) as SiteRecord & { stamp: string };
    return stamp === stampOf(dist) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Records `dist/` as it is now. */
export function writeRecord(record: SiteRecord): void {
  writeWhole(recordFile, JSON.stringify({ stamp: stampOf(dist), ...record }));
}

/** Names, sizes and times of all files of a folder: whoever edits one by hand, or swaps the folder, changes it. */
function stampOf(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      return `${path.slice(folder.length)} ${size} ${mtimeMs}`;
    });
  return hashOf(files.sort().join('\n'));
}
