import { countOf } from '../core/domain/text/count-of.ts';

export interface PageFailure {
  readonly path: string;
  readonly error: string;
}

/**
 * Names every page that must not be published, with the reason. Pages with the same reason share a
 * line. `unreached` is the number of pages that were not tried.
 */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  readonly failures: readonly PageFailure[];

  constructor(
    failures: readonly PageFailure[],
    { verb = 'could not be rendered', unreached = 0 } = {},
  ) {
    const failuresByError = Map.groupBy(failures, ({ error }) => error);
    const lines = Array.from(failuresByError, ([error, alike]) => {
      const paths = alike.map(({ path }) => path).join(' ');
      return `  ${paths}: ${error.replaceAll('\n', '\n    ')}`;
    });
    if (unreached > 0)
      lines.push(`  ${unreached} more were not reached: the run was given up`);
    const count = countOf(failures.length, 'page');
    super([`${count} ${verb}:`, ...lines].join('\n'));
    this.failures = failures;
  }
}
