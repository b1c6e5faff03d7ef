import {
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type RowData,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ViewState } from '../state.ts';
import type { Cell, TableColumn } from './columns.tsx';
import { readCondition } from './conditions.ts';

const features = tableFeatures({
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

export type Features = typeof features;
export type DataTableModel<Row extends RowData> = ReactTable<Features, Row>;

const compare = (a: Cell, b: Cell) => (a < b ? -1 : a > b ? 1 : 0);

interface DataTableOptions<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly state: ViewState;
  readonly change: (some: ViewState) => void;
}

/** TanStack's table over our columns, with its state in that of the view. */
export function useDataTable<Row extends RowData>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { columns, rows, state, change } = options;
  const definitions = useMemo(
    () =>
      columns.map(({ id, value, size }, index): ColumnDef<Features, Row> => ({
        id,
        accessorFn: value,
        size,
        minSize: 40,
        // The first column names the row.
        enableHiding: index > 0,
        filterFn: (row, column, wanted) => readCondition(String(wanted))(row.getValue<Cell>(column)),
        sortFn: (a, b, column) => compare(a.getValue<Cell>(column), b.getValue<Cell>(column)),
        sortDescFirst: false,
      })),
    [columns],
  );
  const { sorting = [], columnFilters = [], columnSizing = {}, columnVisibility = {} } = state;
  const given = { sorting, columnFilters, columnSizing, columnVisibility };
  const update =
    <Name extends keyof typeof given>(name: Name) =>
    (updater: Updater<(typeof given)[Name]>) =>
      change({ [name]: functionalUpdate(updater, given[name]) });
  const usual = useMemo(() => Object.fromEntries(columns.map(({ id, isExtra }) => [id, !isExtra])), [columns]);
  return useTable({
    features,
    columns: definitions,
    data: rows,
    state: { ...given, columnVisibility: { ...usual, ...columnVisibility } },
    columnResizeMode: 'onChange',
    onSortingChange: update('sorting'),
    onColumnFiltersChange: update('columnFilters'),
    onColumnVisibilityChange: update('columnVisibility'),
    onColumnSizingChange: update('columnSizing'),
  });
}
