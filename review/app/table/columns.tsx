import type { ReactNode } from 'react';
import { PageLink, SourceLinks } from '../links.tsx';

export type Cell = string | number;

/** A column of a table. Its value is what it is sorted, filtered and saved by. */
export interface TableColumn<Row> {
  /** Short and unique: queries and addresses name the column by it. */
  readonly id: string;
  readonly label: string;
  /** Width in pixels. */
  readonly size: number;
  readonly value: (row: Row) => Cell;
  /** What it counts, for whom the label is not enough. */
  readonly what?: string;
  /** How the cell looks, where it is more than its value. */
  readonly show?: (row: Row) => ReactNode;
  readonly isNumber?: true;
  /** Words of a query that name no column are looked for in it. */
  readonly isSearched?: boolean;
  /** Left out until it is chosen. */
  readonly isExtra?: boolean;
}

type More<Row> = Pick<TableColumn<Row>, 'what' | 'show' | 'isExtra' | 'isSearched'>;

/** A column of texts that are not searched unless it is named. */
export const label = <Row,>(
  id: string,
  title: string,
  size: number,
  value: (row: Row) => string,
  more: More<Row> = {},
): TableColumn<Row> => ({ id, label: title, size, value, ...more });

/** A column of texts that a query searches. */
export const words = <Row,>(...column: Parameters<typeof label<Row>>): TableColumn<Row> => ({
  isSearched: true,
  ...label(...column),
});

/** A column of numbers. */
export const figure = <Row,>(
  id: string,
  title: string,
  size: number,
  value: (row: Row) => number,
  more: More<Row> = {},
): TableColumn<Row> => ({ id, label: title, size, value, isNumber: true, ...more });

/** A column of paths that lead to their pages. */
export const path = <Row,>(id: string, title: string, size: number, value: (row: Row) => string): TableColumn<Row> =>
  words(id, title, size, value, { show: (row) => <PageLink path={value(row)} /> });

/** A column of files that lead to everything made from them. */
export const sources = <Row,>(
  id: string,
  title: string,
  size: number,
  value: (row: Row) => readonly string[],
  more: More<Row> = {},
): TableColumn<Row> =>
  words(id, title, size, (row) => value(row).join(' '), {
    show: (row) => value(row).length > 0 && <SourceLinks sources={value(row)} />,
    ...more,
  });

/** A name that may break before its dots and capitals. */
export const breakable = (name: string): string => name.replace(/(?=[.A-Z])/g, '\u200B');
