import type { ReactNode } from 'react';
import { PageLink, SourceLinks } from '../links.tsx';

/** Undefined if there is no value. Such rows come last, whatever the order. */
export type Cell = string | number | undefined;

/** A column of a table. Its value is what it is sorted, filtered and saved by. */
export interface TableColumn<Row> {
  /** Short and unique: addresses name the column by its id. */
  readonly id: string;
  readonly label: string;
  /** Width in pixels. */
  readonly size: number;
  readonly value: (row: Row) => Cell;
  /** The column holds one of a few words, to choose from. */
  readonly isChoice?: boolean;
  /** An explanation of the column, in case the label is not enough. */
  readonly what?: string;
  /** How the cell looks, if it shows more than its value. */
  readonly show?: (row: Row, cell: Cell) => ReactNode;
  /** How many decimals its figures have. */
  readonly decimals?: number;
  /** Left out until it is chosen. */
  readonly isExtra?: boolean;
}

/** A column of texts or of figures. */
export const column = <Row,>(
  id: string,
  label: string,
  size: number,
  value: (row: Row) => Cell,
  more: Omit<TableColumn<Row>, 'id' | 'label' | 'size' | 'value'> = {},
): TableColumn<Row> => ({ id, label, size, value, ...more });

/** A column of paths that lead to their pages. */
export const path = <Row,>(
  id: string,
  label: string,
  size: number,
  value: (row: Row) => string,
): TableColumn<Row> =>
  column(id, label, size, value, {
    show: (row) => <PageLink path={value(row)} />,
  });

/** A column of files that lead to everything made from them. */
export const sources = <Row,>(
  id: string,
  label: string,
  size: number,
  value: (row: Row) => readonly string[],
  what = '',
): TableColumn<Row> =>
  column(id, label, size, (row) => value(row).join(' '), {
    show: (row) =>
      value(row).length > 0 && <SourceLinks sources={value(row)} />,
    what,
  });
