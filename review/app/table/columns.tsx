import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_equalsString,
  filterFn_includesString,
  filterFn_inNumberRange,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { PageLink, PageLinks } from '../links.tsx';

/** What tables can do. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: {
    choice: filterFn_equalsString,
    number: filterFn_inNumberRange,
    text: filterFn_includesString,
  },
});

/** Undefined if there is no value. Such rows come last, whatever the order. */
export type Cell = string | number | undefined;

/** A column of a table. */
export interface TableColumn<Row> {
  /** Short and unique: addresses and saved files name the column by it. */
  readonly header: string;
  /** Width in pixels, which grows with the table. */
  readonly size: number;
  /** The value that the column is sorted, filtered and saved by. */
  readonly accessorFn: (row: Row) => Cell;
  /** The filter: a choice of the column's values, a range of figures, or a search for words. */
  readonly filterFn: 'choice' | 'number' | 'text';
  /** An explanation of the column, in case the header is not enough. */
  readonly what?: string;
  /** How the cell looks, if it shows more than its value. */
  readonly show?: (row: Row) => ReactNode;
  /** How many decimals its figures have. */
  readonly decimals?: number;
  /** Whether the column is hidden until a reader chooses it. */
  readonly isExtra?: boolean;
}

/** What a table shows. */
export interface TableProps<Row> {
  /** Says what the table holds, and names its saved files. */
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  /**
   * Returns the name of a row in the address. If given, a press chooses a row, and each row has one
   * line; in other tables, rows are as high as their text.
   */
  readonly keyOf?: (row: Row) => string;
  /** A table beside another view has a state of its own. */
  readonly part?: 'side';
}

/** The name of a field, or a function that computes a value from a row. */
type Accessor<Row> = keyof Row | ((row: Row) => Cell);

const columnsOf =
  (filterFn: TableColumn<never>['filterFn'], size: number) =>
  <Row,>(
    header: string,
    of: Accessor<Row>,
    more: Partial<TableColumn<Row>> = {},
  ): TableColumn<Row> => {
    const accessorFn =
      typeof of === 'function' ? of : (row: Row) => row[of] as Cell;
    return { header, size, accessorFn, filterFn, ...more };
  };

export const text = columnsOf('text', 135);
export const figure = columnsOf('number', 74);
export const choice = columnsOf('choice', 88);

/** A column of paths that lead to their pages. */
export const path = <Row,>(header: string, of: keyof Row): TableColumn<Row> =>
  text(header, of, {
    show: (row) => <PageLink name={String(row[of])} />,
  });

/** A column of several paths. */
export const paths = <Row,>(
  header: string,
  pathsOf: (row: Row) => readonly string[],
): TableColumn<Row> =>
  text(header, (row) => pathsOf(row).join(' '), {
    show: (row) => <PageLinks names={pathsOf(row)} />,
  });
