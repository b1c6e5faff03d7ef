import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash, hash as hashOfBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { KnownPage, KnownPages } from '../../snapshots/known-pages.ts';
import { removeFolder } from '../files/write-whole.ts';

/** What is known of the pages of `dist/`: a file of its own, which a build that changes nothing does not read. */
export interface SiteRecord {
  /** Hash of what all pages share. */
  readonly shellFingerprint: string;
  readonly pages: KnownPages;
}

/** Tells which file of pages belongs to a build's record. */
export interface SiteMark {
  /** How many pages there are. */
  readonly count: number;
  /** Hash of the file. */
  readonly hash: string;
}

const noPages: SiteRecord = { shellFingerprint: '', pages: {} };

/** Pages that are put into words at once: of many thousand no text has to hold them all. */
const CHUNK = 500;

/** The pages that a mark tells of. Nothing is known of them where the file is another one, or damaged. */
export function readSiteRecord(file: string, { count, hash }: SiteMark): SiteRecord {
  if (count === 0) return noPages;
  try {
    const bytes = readFileSync(file);
    if (hashOfBytes('sha256', bytes) !== hash) return noPages;
    const pages: Record<string, KnownPage> = {};
    const lines = linesOf(bytes);
    const shellFingerprint = JSON.parse(lines.next().value ?? '') as string;
    for (const line of lines) {
      const [path, page] = JSON.parse(line) as [string, KnownPage];
      pages[path] = page;
    }
    return { shellFingerprint, pages };
  } catch {
    return noPages;
  }
}

/** Writes the pages whole: a line for what they share, then one for each. */
export function writeSiteRecord(file: string, { shellFingerprint, pages }: SiteRecord): SiteMark {
  const hash = createHash('sha256');
  const part = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  removeFolder(part);
  const target = openSync(part, 'w');
  const write = (lines: readonly unknown[]) => {
    const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    hash.update(bytes);
    writeFileSync(target, bytes);
  };
  const entries = Object.entries(pages);
  try {
    write([shellFingerprint]);
    for (let start = 0; start < entries.length; start += CHUNK) write(entries.slice(start, start + CHUNK));
  } finally {
    closeSync(target);
  }
  removeFolder(file);
  renameSync(part, file);
  return { count: entries.length, hash: hash.digest('hex') };
}

function* linesOf(bytes: Buffer): Generator<string, undefined> {
  for (let start = 0, end = 0; (end = bytes.indexOf('\n', start)) >= 0; start = end + 1)
    yield bytes.toString('utf8', start, end);
}
