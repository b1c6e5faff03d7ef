import type { ColumnFiltersState, ColumnSizingState, ColumnVisibilityState, SortingState } from '@tanstack/react-table';
import type { ViewState } from '../address.ts';
import type { TableColumn } from './table-column.ts';

/** What of a table can be chosen, as TanStack Table holds it. */
export interface TableState {
  readonly sorting: SortingState;
  readonly columnFilters: ColumnFiltersState;
  readonly columnVisibility: ColumnVisibilityState;
  readonly columnSizing: ColumnSizingState;
}

type Columns = readonly Pick<TableColumn<never>, 'id' | 'isExtra'>[];

/** Reads a table's state from an address: `sort=-words`, `columns=title,words`, `widths=title:300`, and each filter by its column's name. */
export function readTableState(state: ViewState, columns: Columns): TableState {
  const { sort = '', columns: chosen = '', widths = '' } = state;
  const names = chosen.split(',');
  return {
    sorting: sort === '' ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }],
    columnFilters: columns.flatMap(({ id }) => (state[id] ? [{ id, value: state[id] }] : [])),
    columnVisibility: Object.fromEntries(
      // The first column names the row.
      columns.slice(1).map(({ id, isExtra }) => [id, chosen === '' ? !isExtra : names.includes(id)]),
    ),
    columnSizing: Object.fromEntries(
      widths.split(',').flatMap((pair) => {
        const [, id = '', width = ''] = /^(.+):(\d+)$/.exec(pair) ?? [];
        return id === '' ? [] : [[id, Number(width)]];
      }),
    ),
  };
}

/** The same as an address keeps it. Usual columns are not named. */
export function writeTableState(state: TableState, columns: Columns): ViewState {
  const [sorted] = state.sorting;
  const isUsual = columns.slice(1).every(({ id, isExtra }) => (state.columnVisibility[id] !== false) === !isExtra);
  const shown = columns.slice(1).filter(({ id }) => state.columnVisibility[id] !== false);
  return {
    sort: sorted ? `${sorted.desc ? '-' : ''}${sorted.id}` : '',
    columns: isUsual ? '' : shown.map(({ id }) => id).join(',') || 'none',
    widths: Object.entries(state.columnSizing)
      .map(([id, width]) => `${id}:${Math.round(width)}`)
      .join(','),
    ...Object.fromEntries(
      columns.map(({ id }) => [id, String(state.columnFilters.find((filter) => filter.id === id)?.value ?? '')]),
    ),
  };
}
