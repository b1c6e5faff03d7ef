import { readFileSync } from 'node:fs';
import type { CachedPage, CachedPages } from '../../snapshots/cached-pages.ts';
import type { ManifestFiles } from '../../snapshots/manifest-file.ts';
import { statFile } from '../files/stat-file.ts';
import { writeFile } from '../files/write-file.ts';
import { hashOf } from './hash-of.ts';

/** What is known of the pages of `dist/`: a file of its own, which a build that changes nothing does not read. */
export interface SiteRecord {
  /** Hash of what all pages share. */
  readonly templateFingerprint: string;
  readonly pages: CachedPages;
  /** Hashes of the manifest's files as they were formed from these pages; undefined where none were. */
  readonly manifest?: ManifestFiles | undefined;
}

/** Tells which file of pages belongs to a build's record. */
export interface SiteMark {
  /** How many pages there are. */
  readonly count: number;
  /** Hash of the file. */
  readonly hash: string;
}

/** The file's first line; each page's entry follows in a line of its own. */
interface Head extends Omit<SiteRecord, 'pages'> {
  readonly pages: readonly Omit<CachedPage, 'entry'>[];
}

const held = (entry: Uint8Array) => () => entry;
const noPages: SiteRecord = { templateFingerprint: '', pages: {} };
const lineEnd = Buffer.from('\n');

/** The pages that a mark tells of. Nothing is known of them where the file is another one, or damaged. */
export function readSiteRecord(file: string, { count, hash }: SiteMark): SiteRecord {
  if (count === 0 || !statFile(file)) return noPages;
  try {
    const bytes = readFileSync(file);
    return hashOf(bytes) === hash ? parseSiteRecord(bytes) : noPages;
  } catch {
    return noPages;
  }
}

/** Writes the pages whole. */
export function writeSiteRecord(file: string, record: SiteRecord): SiteMark {
  return { count: Object.keys(record.pages).length, hash: writeFile(file, siteRecordParts(record)) };
}

/** What a file of pages says. Entries stay as they are written. @throws SyntaxError where it is none */
export function parseSiteRecord(bytes: Buffer): SiteRecord {
  let start = 0;
  const nextLine = () => {
    const end = bytes.indexOf(lineEnd, start);
    if (end < 0) throw new SyntaxError('a line is missing');
    const line = bytes.subarray(start, end);
    start = end + 1;
    return line;
  };
  const { pages, ...shared } = JSON.parse(nextLine().toString()) as Head;
  return {
    ...shared,
    pages: Object.fromEntries(pages.map((page) => [page.path, { ...page, entry: held(nextLine()) }])),
  };
}

/** The same in words: what they share and what is asked of every page, then an entry a line. */
export function* siteRecordParts({ pages, ...shared }: SiteRecord): Generator<string | Uint8Array> {
  const list = Object.values(pages);
  const asked = list.map((page) => {
    const { entry: _, ...rest } = page;
    return rest;
  });
  yield JSON.stringify({ ...shared, pages: asked } satisfies Head);
  yield lineEnd;
  for (const { entry } of list) {
    yield entry();
    yield lineEnd;
  }
}
