/** Some rows of a query, as the database answers. */
export interface RowRange<Row> {
  readonly rows: readonly Row[];
  /** Number of rows of the whole query, if the database tells. */
  readonly count?: number | null | undefined;
}

/** Status of the answer to a range that begins after the last row. */
export const PAST_END = 416;

/** Rows asked for at once. A database may give fewer, as its owner has set. */
const RANGE = 1000;

/**
 * Reads all rows of an ordered query, range by range, however few a database gives at once. Rows
 * that come twice, since others were added in the meantime, are dropped.
 * @param readRange reads the rows from `first` to `last`, counted from 0
 */
export async function readAllRows<Row>(
  readRange: (first: number, last: number) => PromiseLike<RowRange<Row>>,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  let received = 0;
  let total: number | undefined;
  for (;;) {
    const { rows, count } = await readRange(received, received + RANGE - 1);
    received += rows.length;
    total ??= count ?? undefined;
    const known = found.size;
    for (const row of rows) found.set(JSON.stringify(row), row);
    const isComplete = found.size >= (total ?? Infinity);
    // A database that tells no count, or that ignores the range.
    const isRepeated = found.size === known && received >= (count ?? 0);
    if (isComplete || isRepeated || rows.length === 0)
      return [...found.values()];
  }
}
