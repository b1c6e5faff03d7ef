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

/** The line that each page was read from: a page that is known still is not put into words again. */
const lineOf = new WeakMap<KnownPage, Buffer>();

/** The pages that a mark tells of. Nothing is known of them where the file is another one, or damaged. */
export function readSiteRecord(file: string, { count, hash }: SiteMark): SiteRecord {
  if (count === 0) return noPages;
  try {
    const bytes = readFileSync(file);
    if (hashOfBytes('sha256', bytes) !== hash) return noPages;
    const pages: Record<string, KnownPage> = {};
    const lines = linesOf(bytes);
    const shellFingerprint = JSON.parse(lines.next().value?.toString() ?? '') as string;
    for (const line of lines) {
      const [path, page] = JSON.parse(line.toString()) as [string, KnownPage];
      pages[path] = page;
      lineOf.set(page, line);
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
  const write = (lines: readonly Uint8Array[]) => {
    const bytes = Buffer.concat(lines);
    hash.update(bytes);
    writeFileSync(target, bytes);
  };
  const entries = Object.entries(pages);
  try {
    write([inWords(shellFingerprint)]);
    for (let start = 0; start < entries.length; start += CHUNK)
      write(entries.slice(start, start + CHUNK).map((entry) => lineOf.get(entry[1]) ?? inWords(entry)));
  } finally {
    closeSync(target);
  }
  removeFolder(file);
  renameSync(part, file);
  return { count: entries.length, hash: hash.digest('hex') };
}

const inWords = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

/** Lines with their ends. */
function* linesOf(bytes: Buffer): Generator<Buffer, undefined> {
  for (let start = 0, end = 0; (end = bytes.indexOf('\n', start) + 1) > 0; start = end)
    yield bytes.subarray(start, end);
}
