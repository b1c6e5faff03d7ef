import {
  filterFn_includesString,
  functionalUpdate,
  sortFn_basic,
  useTable,
  type RowData,
  type Updater,
} from '@tanstack/react-table';
import { useDeferredValue, type ReactNode } from 'react';
import { mapGet } from '../../../src/domain/assert-defined.ts';
import { useAddress } from '../address.ts';
import { features, type TableProps } from './columns.tsx';
import { Filter } from './Filter.tsx';
import { Rows } from './Rows.tsx';
import { SaveButtons } from './SaveButtons.tsx';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A table with its search, filters, columns, count and files. */
export function TableView<Row extends RowData>({
  label,
  columns,
  rows,
  keyOf,
  part,
}: TableProps<Row>): ReactNode {
  const { state, change } = useAddress(part);
  const {
    q = '',
    at,
    sorting = [],
    columnFilters = [],
    columnSizing = {},
    columnVisibility = {},
  } = state;
  const given = { sorting, columnFilters, columnSizing, columnVisibility };
  const update =
    <Name extends keyof typeof given>(key: Name) =>
    (updater: Updater<(typeof given)[Name]>) =>
      change({ [key]: functionalUpdate(updater, given[key]) });
  const table = useTable<typeof features, Row>({
    features,
    columns,
    data: rows,
    defaultColumn: {
      minSize: 40,
      sortFn: sortFn_basic,
      sortDescFirst: false,
      sortUndefined: 'last',
    },
    globalFilterFn: filterFn_includesString,
    getColumnCanGlobalFilter: () => true,
    state: {
      ...given,
      globalFilter: useDeferredValue(q),
      columnVisibility: {
        ...Object.fromEntries(
          columns.map(({ header, isExtra }) => [header, !isExtra]),
        ),
        ...columnVisibility,
      },
      // Beside a pane, the sorted columns come right after the first, if they are in view.
      columnOrder: [
        columns[0]?.header ?? '',
        ...(at === undefined ? [] : sorting.map(({ id }) => id)),
      ],
    },
    columnResizeMode: 'onChange',
    onSortingChange: update('sorting'),
    onColumnFiltersChange: update('columnFilters'),
    onColumnVisibilityChange: update('columnVisibility'),
    onColumnSizingChange: update('columnSizing'),
  });
  const shown = table.getRowModel().rows;
  const columnOf = new Map(columns.map((column) => [column.header, column]));
  const heads = table
    .getFlatHeaders()
    .map((head) => ({ head, ...mapGet(columnOf, head.column.id) }));
  return (
    <div className="table-view">
      <search className="toolbar" aria-label={label}>
        <input
          type="search"
          className="query"
          aria-label={`Search ${label}`}
          placeholder="words in any column"
          value={q}
          onChange={({ target }) => change({ q: target.value })}
        />
        <details className="chooser">
          <summary>Columns</summary>
          <ul>
            {columns.map(({ header, what }, index) => (
              <li key={header}>
                <label>
                  <input
                    type="checkbox"
                    checked={table.getColumn(header)?.getIsVisible()}
                    disabled={index === 0}
                    onChange={table
                      .getColumn(header)
                      ?.getToggleVisibilityHandler()}
                  />{' '}
                  {header}
                </label>{' '}
                <span className="quiet">{what}</span>
              </li>
            ))}
          </ul>
        </details>
        <SaveButtons name={label} columns={columns} rows={shown} />
        <p className="count" role="status">
          {shown.length} of {rows.length} rows
        </p>
      </search>
      <div
        className={keyOf ? 'scroller' : 'scroller wraps'}
        role="region"
        aria-label={label}
        tabIndex={0}
      >
        <table
          className="data"
          aria-rowcount={shown.length + 1}
          style={{
            width: table.getTotalSize(),
            gridTemplateColumns: heads
              .map(({ head }) => head.getSize())
              .map((size) => `minmax(${size}px, ${size}fr)`)
              .join(' '),
          }}
        >
          <thead>
            <tr aria-rowindex={1}>
              {heads.map(({ head, header, accessorFn, filterFn, what }) => {
                const { column } = head;
                const sorted = column.getIsSorted();
                return (
                  <th
                    key={header}
                    scope="col"
                    className={filterFn}
                    aria-sort={sorted ? ariaSort[sorted] : 'none'}
                  >
                    <button
                      type="button"
                      className="sort"
                      title={what}
                      onClick={() => column.toggleSorting()}
                    >
                      {header}
                    </button>
                    <Filter
                      column={column}
                      values={() => rows.map(accessorFn)}
                    />
                    <span
                      className="resize"
                      aria-hidden="true"
                      onMouseDown={head.getResizeHandler()}
                      onTouchStart={head.getResizeHandler()}
                    />
                  </th>
                );
              })}
            </tr>
          </thead>
          <Rows<Row> rows={shown} columns={heads} keyOf={keyOf} part={part} />
        </table>
      </div>
    </div>
  );
}
