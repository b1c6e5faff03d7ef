import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CachedPage, CachedPages } from '../../snapshots/cached-pages.ts';
import { at } from '../../src/domain/assert-defined.ts';
import { statFile } from '../../snapshots/files/read-file.ts';
import { writeFile } from '../../snapshots/files/write-file.ts';
import type { SeenFile } from './file-hashes.ts';

/** What a stage worked from and what came of it. Files are named relative to the project. */
export interface StageRecord {
  /** Hash of what lies in no file: values and the version of Node. */
  readonly settings: string;
  /** Hash of each file it was made from, before it ran. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Hash of each file it made. */
  readonly products: Readonly<Record<string, string>>;
}

/** What is known of earlier builds. */
interface BuildRecord {
  readonly files: Readonly<Record<string, SeenFile>>;
  readonly stages: Readonly<Record<string, StageRecord>>;
}

/** Reads the record of a build. One that is missing, or damaged in any byte, knows nothing. */
export function readBuildRecord(file: string): BuildRecord {
  const [record] = readLines(file);
  return record
    ? (JSON.parse(record.toString()) as BuildRecord)
    : { files: {}, stages: {} };
}

export const writeBuildRecord = (file: string, record: BuildRecord): void =>
  writeLines(file, [JSON.stringify(record)]);

/** What is known of a site's pages: a file of its own, which a build that changes nothing does not read. */
export interface SiteRecord {
  /** Hash of what all pages share. */
  readonly templateFingerprint: string;
  readonly pages: CachedPages;
}

type SiteHead = {
  readonly templateFingerprint: string;
  readonly pages: readonly Omit<CachedPage, 'lines'>[];
};

/** Reads the record of a site, whose pages' lines stay as they are written; undefined where it is missing or damaged. */
export function readSiteRecord(file: string): SiteRecord | undefined {
  const [head, ...rest] = readLines(file);
  if (!head) return undefined;
  const { templateFingerprint, pages }: SiteHead = JSON.parse(head.toString());
  const cached = pages.map((page, index): [string, CachedPage] => [
    page.path,
    { ...page, lines: () => at(rest, index) },
  ]);
  return { templateFingerprint, pages: Object.fromEntries(cached) };
}

/** Writes the record of a site: what is asked of every page in one line, what the manifest has of each in one of its own, since memory need not hold them all. */
export function writeSiteRecord(
  file: string,
  { templateFingerprint, pages }: SiteRecord,
): void {
  const list = Object.values(pages);
  function* lines() {
    const heads = list.map((page) => ({ ...page, lines: undefined }));
    yield JSON.stringify({ templateFingerprint, pages: heads });
    for (const page of list) yield page.lines();
  }
  writeLines(file, lines());
}

/** Raised when a record means something else than before. */
const FORMAT = '7';

/** Writes lines, and their hash below. */
function writeLines(file: string, lines: Iterable<string | Uint8Array>): void {
  function* chunks() {
    const hash = createHash('sha256').update(FORMAT);
    for (const line of lines) {
      hash.update(line).update('\n');
      yield line;
      yield '\n';
    }
    yield hash.digest('hex');
  }
  writeFile(file, chunks());
}

/** The lines of a file; none where it is missing, or not as it was written. */
function readLines(file: string): Buffer[] {
  if (!statFile(file)) return [];
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  const hash = createHash('sha256')
    .update(FORMAT)
    .update(bytes.subarray(0, end))
    .digest('hex');
  if (hash !== bytes.subarray(end).toString()) return [];
  const lines: Buffer[] = [];
  for (let start = 0; start < end; start += at(lines, -1).length + 1)
    lines.push(bytes.subarray(start, bytes.indexOf('\n', start)));
  return lines;
}
