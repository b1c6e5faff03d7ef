import {
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type Header,
  type ReactTable,
  type RowData,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { toCsv } from '../../../src/domain/text/csv.ts';
import type { TableColumn } from './columns.tsx';

/** What tables can do. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

export const MIN_WIDTH = 40;

interface ColumnHeadProps<Row extends RowData> {
  readonly header: Header<Features, Row>;
  readonly column: TableColumn<Row>;
  /** Figures stand at the right, and so does their head. */
  readonly isNumber: boolean;
}

/** Head of a column: click it to sort, type below it to filter, drag its edge. */
export function ColumnHead<Row extends RowData>({
  header,
  column,
  isNumber,
}: ColumnHeadProps<Row>): ReactNode {
  const { id, label, what } = column;
  const sorted = header.column.getIsSorted();
  return (
    <th
      scope="col"
      className={isNumber ? 'number' : undefined}
      data-column={id}
      aria-sort={
        sorted === 'asc'
          ? 'ascending'
          : sorted === 'desc'
            ? 'descending'
            : 'none'
      }
    >
      <button
        type="button"
        className="sort"
        title={what}
        onClick={() => header.column.toggleSorting()}
      >
        {label}
      </button>
      <input
        type="search"
        aria-label={`Filter by ${label}`}
        placeholder=" "
        value={String(header.column.getFilterValue() ?? '')}
        onChange={({ target }) => header.column.setFilterValue(target.value)}
      />
      {/* By keyboard and by single clicks widths are set under Columns. */}
      <span
        className="resize"
        aria-hidden="true"
        onMouseDown={header.getResizeHandler()}
        onTouchStart={header.getResizeHandler()}
        onDoubleClick={() => header.column.resetSize()}
      />
    </th>
  );
}

interface ColumnChooserProps<Row extends RowData> {
  readonly table: ReactTable<Features, Row>;
  readonly columns: readonly TableColumn<Row>[];
}

/** Which columns are shown, how wide, and what each counts. */
export const ColumnChooser = <Row extends RowData>({
  table,
  columns,
}: ColumnChooserProps<Row>): ReactNode => (
  <details className="chooser">
    <summary>Columns</summary>
    <ul>
      {columns.map(({ id, label, what }, index) => {
        const column = table.getColumn(id);
        return (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                id={`column-${id}`}
                checked={column?.getIsVisible() ?? false}
                // The first column names the row.
                disabled={index === 0}
                onChange={column?.getToggleVisibilityHandler()}
              />
              {label}
            </label>
            <input
              type="number"
              aria-label={`Width of ${label} in pixels`}
              step={20}
              value={column?.getSize()}
              onChange={({ target }) =>
                table.setColumnSizing((sizes) => ({
                  ...sizes,
                  [id]: Number(target.value),
                }))
              }
            />
            {what && <span className="quiet">{what}</span>}
          </li>
        );
      })}
    </ul>
  </details>
);

interface SaveButtonsProps<Row> {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Two buttons that save a table with all its columns, as it is filtered and sorted. */
export function SaveButtons<Row>({
  name,
  columns,
  rows,
}: SaveButtonsProps<Row>): ReactNode {
  const labels = columns.map(({ label }) => label);
  const cells = () => rows.map((row) => columns.map(({ value }) => value(row)));
  const formats = {
    // The mark tells spreadsheets that a CSV file is UTF-8.
    CSV: () => toCsv([labels, ...cells()]),
    JSON: () =>
      JSON.stringify(
        cells().map((row) =>
          Object.fromEntries(row.map((cell, index) => [labels[index], cell])),
        ),
      ),
  };
  return (
    <span className="save">
      {Object.entries(formats).map(([format, text]) => (
        <button
          key={format}
          type="button"
          aria-label={`Save ${name} as ${format}`}
          onClick={() => save(`${name}.${format.toLowerCase()}`, text())}
        >
          {format}
        </button>
      ))}
    </span>
  );
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
