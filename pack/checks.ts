import type { Problem } from '../core/domain/problems.ts';

/** A row of a table of checks. */
export type Check = readonly [isWrong: boolean, field: string, message: string];

/** Returns the problems that the checks of a file have found. */
export const failedChecks = (
  file: string,
  checks: readonly Check[],
): Problem[] =>
  checks
    .filter(([isWrong]) => isWrong)
    .map(([, field, message]) => ({
      file,
      field,
      message,
    }));
