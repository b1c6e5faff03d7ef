import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KnownPages } from '../snapshots/assemble-site.ts';

/** What the last finished build was made from: a stage whose inputs have the same hash is not run again. */
export interface BuildRecord {
  readonly site: string;
  readonly content: string;
  readonly bundle: string;
  readonly media: string;
  readonly pages: KnownPages;
}

/** The record, or undefined where there is none that can be read. */
export function readRecord(file: string): BuildRecord | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

export function writeRecord(file: string, record: BuildRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(record));
  renameSync(`${file}.part`, file);
}
