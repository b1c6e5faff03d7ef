import type { CachedPage } from '../../snapshots/cached-pages.ts';
import { hashOf } from '../../core/disk/hash-of.ts';
import { readIfThere } from '../../core/disk/read-file.ts';
import { writeFile } from '../../core/disk/write-file.ts';
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
export const readBuildRecord = (file: string): BuildRecord =>
  readSealed<BuildRecord>(file) ?? { files: {}, stages: {} };

export const writeBuildRecord = (file: string, record: BuildRecord): void =>
  writeSealed(file, record);

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

interface StoredSite {
  readonly templateFingerprint: string;
  readonly pages: readonly CachedPage[];
}

/**
 * Reads the record of a site, which has no fingerprint or pages if the file is missing or damaged.
 */
export function readSiteRecord(file: string): SiteRecord {
  const { templateFingerprint = '', pages = [] } =
    readSealed<StoredSite>(file) ?? {};
  const byPath = pages.map((page) => [page.path, page] as const);
  return { templateFingerprint, pages: new Map(byPath) };
}

export const writeSiteRecord = (
  file: string,
  { templateFingerprint, pages }: SiteRecord,
): void =>
  writeSealed(file, { templateFingerprint, pages: [...pages.values()] });

/** Raise this when the format changes: records of another format are ignored. */
const FORMAT = '9';

/** Writes a value as JSON and, below it, the JSON's hash. */
function writeSealed(file: string, value: BuildRecord | StoredSite): void {
  const text = JSON.stringify(value);
  writeFile(file, `${text}\n${hashOf(FORMAT, text)}`);
}

/** Reads a value; undefined if the file is missing or its hash is wrong. */
function readSealed<Value extends BuildRecord | StoredSite>(
  file: string,
): Value | undefined {
  const [text = '', seal] = (readIfThere(file) ?? '').split('\n');
  return seal === hashOf(FORMAT, text)
    ? (JSON.parse(text) as Value)
    : undefined;
}
