import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Environment } from '../../src/domain/environment.ts';
import type { LighthouseRow, Speed } from '../speed-model.ts';
import { measurePages } from './lighthouse.ts';

interface SpeedOptions {
  readonly dist: string;
  readonly environment: Environment;
  /** Keeps the figures of the last run. */
  readonly file: string;
  /** `ask` measures where Lighthouse is installed and says where it is not; `auto` is silent about it; `no` measures nothing. */
  readonly measure: 'ask' | 'auto' | 'no';
}

/** Figures of one page of each kind from Lighthouse where it is there, and those of the run before. */
export async function readSpeed({ dist, environment, file, measure }: SpeedOptions): Promise<Speed> {
  const kept = readKept(file);
  const rows = measure === 'no' ? undefined : await measurePages({ dist, environment });
  if (!rows) {
    if (measure === 'ask')
      console.warn('Lighthouse is not installed and was left out: npm install --no-save lighthouse adds it.');
    return { rows: [], last: kept };
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
  return { rows, last: kept };
}

function readKept(file: string): LighthouseRow[] {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LighthouseRow[]) : [];
  } catch {
    return [];
  }
}
