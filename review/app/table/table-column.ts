import type { ReactNode } from 'react';

export type Cell = string | number;

/** A column of a table. Its value is what it is sorted, filtered and saved by. */
export interface TableColumn<Row> {
  /** Short and unique: queries and addresses name the column by it. */
  readonly id: string;
  readonly label: string;
  /** What it counts, for whom the label is not enough. */
  readonly what?: string;
  readonly value: (row: Row) => Cell;
  /** How the cell looks, where it is more than its value. */
  readonly show?: (row: Row) => ReactNode;
  /** Width in pixels. */
  readonly size: number;
  readonly isNumber?: true;
  /** Words of a query that name no column are looked for in it. */
  readonly isSearched?: true;
  /** Left out until it is chosen. */
  readonly isExtra?: true;
}
