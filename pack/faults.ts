import type { Problem } from '../src/domain/problems.ts';

/** A row of a table of checks. */
export type Fault = readonly [isWrong: boolean, field: string, message: string];

/** The rows of a file's checks that are wrong. */
export const faultsOf = (file: string, rows: readonly Fault[]): Problem[] =>
  rows
    .filter(([isWrong]) => isWrong)
    .map(([, field, message]) => ({
      file,
      field,
      message,
    }));
