export interface PageFailure {
  readonly path: string;
  readonly error: string;
}

/**
 * Names every page that is not fit to ship, with the reason; pages with the same reason share a
 * line. `unreached` more pages were not tried.
 */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  readonly failures: readonly PageFailure[];

  constructor(
    failures: readonly PageFailure[],
    { verb = 'could not be rendered', unreached = 0 } = {},
  ) {
    const pathsByError = new Map<string, string[]>();
    for (const { path, error } of failures)
      pathsByError.set(error, [...(pathsByError.get(error) ?? []), path]);
    const lines = [...pathsByError].map(
      ([error, paths]) =>
        `  ${paths.join(' ')}: ${error.replaceAll('\n', '\n    ')}`,
    );
    const rest =
      unreached > 0
        ? [`  ${unreached} more were not reached: the run was given up`]
        : [];
    super(
      [
        `${failures.length === 1 ? '1 page' : `${failures.length} pages`} ${verb}:`,
        ...lines,
        ...rest,
      ].join('\n'),
    );
    this.failures = failures;
  }
}
