import { readFileSync, statSync } from 'node:fs';

/** Text of a file; undefined where there is none of that name. */
export const readIfThere = (file: string): string | undefined =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
