import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
export function readSpeed(root: string): readonly LighthouseRow[] {
  const file = join(root, speedFile);
  if (!existsSync(file)) return [];
  return (
    JSON.parse(readFileSync(file, 'utf8')) as {
      readonly rows: readonly LighthouseRow[];
    }
  ).rows;
}

/** Stores figures for the reports to come. */
export function writeSpeed(root: string, rows: readonly LighthouseRow[]): void {
  const file = join(root, speedFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ rows }, null, 2)}\n`);
}
