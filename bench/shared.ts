import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../src/domain/problems.ts';

/** Where everything is built: outside the project, whose packages and settings the other tools must not find. */
export const folder = join(tmpdir(), 'local-site-bench');

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A row of a table in Markdown. */
export const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** The rows that a table begins with. */
export const tableHead = (titles: readonly string[]) => `${row(titles)}\n|${'---|'.repeat(titles.length)}`;

export const wrongOption = (option: string, message: string) => new InputError([{ file: option, message }]);

/** How often something is measured. @throws InputError where the option is no number */
export function readRuns(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) throw wrongOption(`--runs ${text}`, 'give a whole number above 0');
  return runs;
}
