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
  type ColumnFiltersState,
  type ColumnSizingState,
  type ColumnVisibilityState,
  type ReactTable,
  type RowData,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ViewState } from '../state.ts';
import { readCondition } from './conditions.ts';
import type { Cell, TableColumn } from './columns.tsx';

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

/** What of a table can be chosen, as TanStack Table holds it. */
interface TableState {
  readonly sorting: SortingState;
  readonly columnFilters: ColumnFiltersState;
  readonly columnVisibility: ColumnVisibilityState;
  readonly columnSizing: ColumnSizingState;
}

type Columns = readonly Pick<TableColumn<never>, 'id' | 'isExtra'>[];

/** Reads a table's state from an address: `sort=-words`, `columns=title,words`, `widths=title:300`, and each filter by its column's name. */
function readTableState(state: ViewState, columns: Columns): TableState {
  const { sort = '', columns: chosen = '', widths = '' } = state;
  const names = chosen.split(',');
  return {
    sorting: sort === '' ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }],
    columnFilters: columns.flatMap(({ id }) => (state[id] ? [{ id, value: state[id] }] : [])),
    // The first column names the row.
    columnVisibility: Object.fromEntries(
      columns.slice(1).map(({ id, isExtra }) => [id, chosen === '' ? !isExtra : names.includes(id)]),
    ),
    columnSizing: Object.fromEntries(
      [...widths.matchAll(/([^,]+):(\d+)/g)].map(([, id, width]) => [id, Number(width)]),
    ),
  };
}

/** The same as an address keeps it. Usual columns are not named. */
function writeTableState(state: TableState, columns: Columns): ViewState {
  const [sorted] = state.sorting;
  const filters = new Map(state.columnFilters.map(({ id, value }) => [id, String(value)]));
  const optional = columns.slice(1);
  const shown = optional.filter(({ id }) => state.columnVisibility[id] !== false);
  const isUsual = optional.every((column) => shown.includes(column) === !column.isExtra);
  return {
    sort: sorted ? `${sorted.desc ? '-' : ''}${sorted.id}` : '',
    columns: isUsual ? '' : shown.map(({ id }) => id).join(',') || 'none',
    widths: Object.entries(state.columnSizing)
      .map(([id, width]) => `${id}:${Math.round(width)}`)
      .join(','),
    ...Object.fromEntries(columns.map(({ id }) => [id, filters.get(id) ?? ''])),
  };
}

const compare = (a: Cell, b: Cell) => (a < b ? -1 : a > b ? 1 : 0);

interface DataTableOptions<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly state: ViewState;
  readonly change: (some: ViewState) => void;
}

/** TanStack's table over our columns, with its state in the address of the view. */
export function useDataTable<Row extends RowData>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { columns, rows, state, change } = options;
  const definitions = useMemo(
    () =>
      columns.map(({ id, value, size }): ColumnDef<typeof features, Row> => ({
        id,
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
