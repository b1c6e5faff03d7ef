import { readIfThere } from '../files/read-if-there.ts';
import { writeFile } from '../files/write-file.ts';
import type { SeenFile } from './file-hashes.ts';
import { hashOf } from './hash-of.ts';
import type { SiteMark } from './site-record.ts';
import type { InputHashes } from './stage.ts';

/** What a stage worked from and what came of it. Files are named relative to the project. */
export interface StageRecord {
  /** Hash of what lies in no file: values and the version of Node. */
  readonly settings: string;
  /** Hash of each file it was made from, before it ran. */
  readonly inputs: InputHashes;
  /** Hash of each file it made. */
  readonly products: Readonly<Record<string, string>>;
}

/** What is known of earlier builds. */
export interface BuildRecord {
  readonly files: Readonly<Record<string, SeenFile>>;
  readonly stages: Readonly<Record<string, StageRecord>>;
  readonly site: SiteMark;
}

const nothing: BuildRecord = {
  files: {},
  stages: {},
  site: { count: 0, hash: '' },
};

/** Raised when a record means something else than before. */
const FORMAT = 5;

const headOf = (body: string) => `{"hash":"${hashOf(String(FORMAT), body)}","record":\n`;

/** The record as it was written. One that is missing, or damaged in any byte, knows nothing. */
export function readBuildRecord(file: string): BuildRecord {
  try {
    const text = readIfThere(file) ?? '';
    const [body = ''] = text.slice(text.indexOf('\n') + 1).split('\n');
    return text === `${headOf(body)}${body}\n}\n` ? (JSON.parse(body) as BuildRecord) : nothing;
  } catch {
    return nothing;
  }
}

/** Writes the record whole. */
export function writeBuildRecord(file: string, record: BuildRecord): void {
  const body = JSON.stringify(record);
  writeFile(file, `${headOf(body)}${body}\n}\n`);
}
