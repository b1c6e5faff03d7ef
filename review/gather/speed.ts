import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LighthouseRow, Speed } from '../report-types.ts';

/** What `npm run bench:lighthouse` measured last, and the time before. */
const speedFile = '.cache/review/lighthouse.json';

/** Lighthouse's figures of one page of each kind, for the report; none where nothing was measured yet. */
export function readSpeed(root: string): Speed {
  const file = join(root, speedFile);
  const none: Speed = { rows: [], last: [] };
  try {
    return existsSync(file) ? { ...none, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Speed>) } : none;
  } catch {
    return none;
  }
}

/** Stores figures for the reports to come, beside those of the run before. */
export function writeSpeed(root: string, rows: readonly LighthouseRow[]): void {
  const speed: Speed = { rows, last: readSpeed(root).rows };
  mkdirSync(dirname(join(root, speedFile)), { recursive: true });
  writeFileSync(join(root, speedFile), `${JSON.stringify(speed, null, 2)}\n`);
}
