export interface PageFailure {
  readonly path: string;
  readonly error: string;
}

/** Pages that are not fit to ship, all of them, each with the reason. A reason that pages share is given once. `unreached`: how many were not even tried. */
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
