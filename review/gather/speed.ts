import { join } from 'node:path';
import { readJson } from '../../snapshots/files/read-file.ts';
import { writeFile } from '../../snapshots/files/write-file.ts';

/** What Lighthouse says of one page. */
export interface LighthouseRow {
  readonly path: string;
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Core Web Vitals as measured: `1.2 s`. */
  readonly vitals: Readonly<Record<string, string>>;
  /** Audits that did not pass. */
  readonly failed: readonly string[];
}

/** The last measurement of `npm run bench:lighthouse`. */
const speedFile = '.cache/review/lighthouse.json';

/** Lighthouse's figures for one page of each kind. Empty if nothing was measured yet. */
export const readSpeed = (root: string): readonly LighthouseRow[] =>
  readJson<{ rows: readonly LighthouseRow[] }>(join(root, speedFile))?.rows ??
  [];

/** Stores figures for the reports to come. */
export const writeSpeed = (root: string, rows: readonly LighthouseRow[]) =>
  writeFile(join(root, speedFile), JSON.stringify({ rows }));
