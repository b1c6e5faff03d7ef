import { readFileSync } from 'node:fs';
import { statFile } from './stat-file.ts';

/** Text of a file; undefined where there is none of that name. */
export const readIfThere = (file: string): string | undefined =>
  statFile(file) ? readFileSync(file, 'utf8') : undefined;
