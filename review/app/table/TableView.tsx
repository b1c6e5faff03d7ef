import {
  filterFn_includesString,
  functionalUpdate,
  sortFn_basic,
  useTable,
  type Column,
  type RowData,
  type Updater,
} from '@tanstack/react-table';
import { useDeferredValue, type ReactNode } from 'react';
import { mapGet } from '../../../core/domain/assert-defined.ts';
import { toCsv } from '../../../core/domain/text/csv.ts';
import { useAddress } from '../address.ts';
import { features, type Cell, type TableProps } from './columns.tsx';
import { Rows } from './Rows.tsx';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A table with its search, filters, choice of columns, row count, and buttons that save it. */
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
      // Beside a pane, the sorted columns come right after the first.
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
  const shown = table.getRowModel().rows.map(({ original }) => original);
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
            {columns.map(({ header, what }, index) => {
              const column = table.getColumn(header);
              return (
                <li key={header}>
                  <label>
                    <input
                      type="checkbox"
                      checked={column?.getIsVisible()}
                      disabled={index === 0}
                      onChange={column?.getToggleVisibilityHandler()}
                    />{' '}
                    {header}
                  </label>{' '}
                  <span className="quiet">{what}</span>
                </li>
              );
            })}
          </ul>
        </details>
        <SaveButtons label={label} columns={columns} rows={shown} />
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

interface FilterProps<Row extends RowData> {
  readonly column: Column<typeof features, Row>;
  /** Every value of the column. */
  readonly values: () => readonly Cell[];
}

/**
 * The filter under a column's heading: a range for figures, a choice for kinds, a search for text.
 */
function Filter<Row extends RowData>({
  column,
  values,
}: FilterProps<Row>): ReactNode {
  const { filterFn } = column.columnDef;
  const chosen = column.getFilterValue();
  if (filterFn === 'number') {
    const range = Array.isArray(chosen) ? chosen.map(String) : ['', ''];
    return (
      <span className="range">
        {['least', 'most'].map((end, index) => (
          <input
            key={end}
            type="number"
            step="any"
            aria-label={`${column.id}, at ${end}`}
            placeholder={index === 0 ? '≥' : '≤'}
            value={range[index]}
            onChange={({ target }) =>
              column.setFilterValue(range.with(index, target.value))
            }
          />
        ))}
      </span>
    );
  }
  const field = {
    value: String(chosen ?? ''),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      column.setFilterValue(target.value),
  };
  if (filterFn === 'text')
    return (
      <input
        type="search"
        aria-label={`${column.id} contains`}
        placeholder=" "
        {...field}
      />
    );
  return (
    <select aria-label={`Only ${column.id}`} {...field}>
      <option value="">any</option>
      {[...new Set(values())].sort().map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  );
}

/** Two buttons that save a table with all its columns, as it is filtered and sorted. */
function SaveButtons<Row>({
  label,
  columns,
  rows,
}: Pick<TableProps<Row>, 'label' | 'columns' | 'rows'>) {
  const records = () =>
    rows.map((row) =>
      Object.fromEntries(
        columns.map(({ header, accessorFn }) => [
          header,
          accessorFn(row) ?? '',
        ]),
      ),
    );
  const formats = {
    CSV: () =>
      toCsv([
        columns.map(({ header }) => header),
        ...records().map((record) => Object.values(record)),
      ]),
    JSON: () => JSON.stringify(records()),
  };
  return (
    <span className="save">
      {Object.entries(formats).map(([format, write]) => (
        <button
          key={format}
          type="button"
          aria-label={`Save ${label} as ${format}`}
          onClick={() => save(`${label}.${format.toLowerCase()}`, write())}
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
