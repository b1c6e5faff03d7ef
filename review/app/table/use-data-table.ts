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
import type { ViewState } from '../address.ts';
import { readCondition } from './conditions.ts';
import type { Cell, TableColumn } from './table-column.ts';
import { readTableState, writeTableState, type TableState } from './table-state.ts';

const features = tableFeatures({
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

export type DataTableModel<Row extends RowData> = ReactTable<typeof features, Row>;

const compare = (a: Cell, b: Cell) => (a < b ? -1 : a > b ? 1 : 0);

interface DataTableOptions<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly state: ViewState;
  readonly change: (some: ViewState) => void;
}

/** TanStack's table over our columns, with its state in the address of the view. */
export function useDataTable<Row extends RowData>({
  columns,
  rows,
  state,
  change,
}: DataTableOptions<Row>): DataTableModel<Row> {
  const definitions = useMemo(
    () =>
      columns.map(({ id, label, value, size }): ColumnDef<typeof features, Row> => ({
        id,
        header: label,
        accessorFn: value,
        size,
        minSize: 40,
        filterFn: (row, column, wanted) => readCondition(String(wanted))(row.getValue<Cell>(column)),
        sortFn: (a, b, column) => compare(a.getValue<Cell>(column), b.getValue<Cell>(column)),
        sortDescFirst: false,
      })),
    [columns],
  );
  const tableState = useMemo(() => readTableState(state, columns), [state, columns]);
  const keep =
    <Name extends keyof TableState>(name: Name) =>
    (updater: Updater<TableState[Name]>) =>
      change(writeTableState({ ...tableState, [name]: functionalUpdate(updater, tableState[name]) }, columns));
  return useTable({
    features,
    columns: definitions,
    data: rows,
    state: tableState,
    columnResizeMode: 'onChange',
    onSortingChange: keep('sorting'),
    onColumnFiltersChange: keep('columnFilters'),
    onColumnVisibilityChange: keep('columnVisibility'),
    onColumnSizingChange: keep('columnSizing'),
  });
}
