import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CachedPage } from '../../snapshots/cached-pages.ts';
import { statFile } from '../../snapshots/files/read-file.ts';
import { writeFile } from '../../snapshots/files/write-file.ts';
import { at } from '../../src/domain/assert-defined.ts';
import type { Hashes, SeenFile } from './file-hashes.ts';

/**
 * A stage's entry: the inputs and products of its last run. Files are named by their paths in the
 * project.
 */
export interface StageRecord {
  /** Hash of settings, Node's version, and products of the stages it depends on. */
  readonly settings: string;
  /** Hash of each input file, as it was before the run. */
  readonly inputs: Hashes;
  /** Hash of each file that the stage made. */
  readonly products: Hashes;
}

/** The files that earlier builds read, and the last run of each stage. */
interface BuildRecord {
  readonly files: Readonly<Record<string, SeenFile>>;
  readonly stages: Readonly<Record<string, StageRecord>>;
}

/** Reads a build record, which is empty if the file is missing or damaged. */
export function readBuildRecord(file: string): BuildRecord {
  const [record] = readLines(file);
  return record
    ? (JSON.parse(record.toString()) as BuildRecord)
    : { files: {}, stages: {} };
}

export const writeBuildRecord = (file: string, record: BuildRecord): void =>
  writeLines(file, [JSON.stringify(record)]);

/**
 * The cache entries of a site's pages. They are in a separate file, which a build without changes
 * does not read.
 */
export interface SiteRecord {
  /** Hash of what all pages share. */
  readonly templateFingerprint: string;
  /** The pages by path. */
  readonly pages: ReadonlyMap<string, CachedPage>;
}

interface SiteHead {
  readonly templateFingerprint: string;
  readonly pages: readonly Omit<CachedPage, 'lines'>[];
}

/**
 * Reads the record of a site, which has no fingerprint or pages if the file is missing or damaged.
 */
export function readSiteRecord(file: string): SiteRecord {
  const [head, ...lines] = readLines(file);
  if (!head) return { templateFingerprint: '', pages: new Map() };
  const { templateFingerprint, pages }: SiteHead = JSON.parse(head.toString());
  const entries = pages.map((page, index): CachedPage => {
    const line = at(lines, index);
    return { ...page, lines: () => line };
  });
  const byPath = entries.map((page) => [page.path, page] as const);
  return { templateFingerprint, pages: new Map(byPath) };
}

/**
 * Writes the record of a site: first a line with what a build reads of every page, then a line for
 * each page with its part of the manifest, so that memory need not hold all of these parts.
 */
export function writeSiteRecord(
  file: string,
  { templateFingerprint, pages }: SiteRecord,
): void {
  function* lines() {
    // JSON.stringify leaves out `lines`, which is a function.
    const head = { templateFingerprint, pages: [...pages.values()] };
    yield JSON.stringify(head);
    for (const page of pages.values()) {
      yield page.lines();
    }
  }
  writeLines(file, lines());
}

/** Raise this when the format changes: records of another format are ignored. */
const FORMAT = '7';

const startHash = () => createHash('sha256').update(FORMAT);

/** Writes lines and, below them, their hash. */
function writeLines(file: string, lines: Iterable<string | Uint8Array>): void {
  function* chunks() {
    const hash = startHash();
    for (const line of lines) {
      hash.update(line).update('\n');
      yield line;
      yield '\n';
    }
    yield hash.digest('hex');
  }
  writeFile(file, chunks());
}

/** Reads the lines of a file; none if the file is missing or its hash is wrong. */
function readLines(file: string): Buffer[] {
  if (!statFile(file)) return [];
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  const text = bytes.subarray(0, end);
  const hash = startHash().update(text).digest('hex');
  if (hash !== bytes.subarray(end).toString()) return [];
  const lines: Buffer[] = [];
  let start = 0;
  while (start < end) {
    const lineEnd = bytes.indexOf('\n', start);
    lines.push(bytes.subarray(start, lineEnd));
    start = lineEnd + 1;
  }
  return lines;
}
