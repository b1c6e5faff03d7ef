import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from '../../src/domain/settings/environment.ts';
import type { LighthouseRow, Speed } from '../report-types.ts';
import { measurePages } from './lighthouse.ts';

/** Keeps the figures of the last run, below the project's folder. */
const keptFile = '.cache/review/lighthouse.json';

interface SpeedOptions {
  /** The project's folder. */
  readonly root: string;
  readonly dist: string;
  readonly environment: Environment;
  /** `ask` measures where Lighthouse is installed and says where it is not; `auto` is silent about it; `no` measures nothing. */
  readonly measure: 'ask' | 'auto' | 'no';
}

/** Figures of one page of each kind from Lighthouse where it is there, and those of the run before. */
export async function readSpeed({ root, dist, environment, measure }: SpeedOptions): Promise<Speed> {
  const kept = readKept(join(root, keptFile));
  const rows = measure === 'no' ? undefined : await measurePages({ dist, environment, folder: root });
  if (!rows) {
    if (measure === 'ask')
      console.warn('Lighthouse is not installed and was left out: npm install --no-save lighthouse adds it.');
    return { rows: [], last: kept };
  }
  keepSpeed(root, rows);
  return { rows, last: kept };
}

/** Keeps figures for the reports to come. */
export function keepSpeed(root: string, rows: readonly LighthouseRow[]): void {
  const file = join(root, keptFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
}

function readKept(file: string): LighthouseRow[] {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LighthouseRow[]) : [];
  } catch {
    return [];
  }
}
