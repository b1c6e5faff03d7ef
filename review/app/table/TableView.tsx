import {
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_equalsString,
  filterFn_includesString,
  filterFn_inNumberRange,
  functionalUpdate,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
  type RowData,
  type Updater,
} from '@tanstack/react-table';
import { useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import { at } from '../../../src/domain/assert-defined.ts';
import { countOf } from '../../count-of.ts';
import { addressOf, useAddress } from '../address.tsx';
import type { TableColumn } from './columns.tsx';
import { Filter } from './Filter.tsx';
import { Rows } from './Rows.tsx';
import { SaveButtons } from './SaveButtons.tsx';

const features = tableFeatures({
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

/** What a table shows. */
export interface TableProps<Row> {
  /** Says what the table holds. */
  readonly label: string;
  /** Name of the saved files. */
  readonly name: string;
  /** What a row is: `page`. */
  readonly noun: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  /** Rows as high as their text, in place of one line each. */
  readonly wraps?: boolean;
  /** A press on a row chooses it, and the address names it by this. */
  readonly keyOf?: (row: Row) => string;
  /** A table beside another view has a state of its own. */
  readonly part?: 'side';
}

/**
 * The kind of a column's values, judged by the first ones. It decides how the column is filtered.
 */
type Kind = 'choice' | 'number' | 'text';

const filterFns = {
  choice: filterFn_equalsString,
  number: filterFn_inNumberRange,
  text: filterFn_includesString,
} as const;

function kindOf<Row>(
  { value, isChoice }: TableColumn<Row>,
  rows: readonly Row[],
): Kind {
  if (isChoice) return 'choice';
  const first = rows.map(value).find((cell) => cell !== undefined);
  return typeof first === 'number' ? 'number' : 'text';
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A table with its search, filters, columns, count and files. The first column names the row. */
export function TableView<Row extends RowData>({
  label,
  name,
  noun,
  columns,
  rows,
  wraps = false,
  keyOf,
  part,
}: TableProps<Row>): ReactNode {
  const { view, state, change } = useAddress(part);
  const id = useId();
  const q = state.q ?? '';
  const {
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
  const kinds = useMemo(
    () => new Map(columns.map((each) => [each.id, kindOf(each, rows)])),
    [columns, rows],
  );
  const table = useTable<typeof features, Row>({
    features,
    columns: useMemo(
      () =>
        columns.map(({ id: columnId, value, size }) => ({
          id: columnId,
          accessorFn: value,
          size,
          filterFn: filterFns[kinds.get(columnId) ?? 'text'],
        })),
      [columns, kinds],
    ),
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
        ...Object.fromEntries(columns.map((each) => [each.id, !each.isExtra])),
        ...columnVisibility,
      },
    },
    columnResizeMode: 'onChange',
    onSortingChange: update('sorting'),
    onColumnFiltersChange: update('columnFilters'),
    onColumnVisibilityChange: update('columnVisibility'),
    onColumnSizingChange: update('columnSizing'),
  });
  const model = table.getRowModel();
  const shown = useMemo(
    () => model.rows.map(({ original }) => original),
    [model],
  );
  const columnById = new Map(columns.map((each) => [each.id, each]));
  // Beside a pane, the sorted columns come right after the first, if they are in view.
  const isSorted = (columnId: string) =>
    state.at !== undefined && sorting.some((one) => one.id === columnId);
  const [firstHead, ...otherHeads] = table.getFlatHeaders();
  const heads = [
    ...(firstHead ? [firstHead] : []),
    ...otherHeads.filter(({ column }) => isSorted(column.id)),
    ...otherHeads.filter(({ column }) => !isSorted(column.id)),
  ];
  const visible = heads.flatMap(
    ({ column }) => columnById.get(column.id) ?? [],
  );
  const all = countOf(rows.length, noun);
  return (
    <div className="table-view">
      <form
        className="toolbar"
        role="search"
        aria-label={label}
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          type="search"
          className="query"
          aria-label={`Search ${label}`}
          aria-describedby={id}
          placeholder="words in any column"
          value={q}
          onChange={({ target }) => change({ q: target.value })}
        />
        <details className="chooser">
          <summary>Columns</summary>
          <ul>
            {table.getAllLeafColumns().map((column, index) => (
              <li key={column.id}>
                <label>
                  <input
                    type="checkbox"
                    checked={column.getIsVisible()}
                    // The first column names the row.
                    disabled={index === 0}
                    onChange={column.getToggleVisibilityHandler()}
                  />{' '}
                  {columnById.get(column.id)?.label}
                </label>{' '}
                <span className="quiet">{columnById.get(column.id)?.what}</span>
              </li>
            ))}
          </ul>
        </details>
        <SaveButtons name={name} columns={columns} rows={shown} />
        <p className="count" id={id} role="status">
          {shown.length === rows.length ? all : `${shown.length} of ${all}`}
        </p>
      </form>
      <div
        className={wraps ? 'scroller wraps' : 'scroller'}
        role="region"
        aria-label={label}
        tabIndex={0}
      >
        <table
          className="data"
          aria-label={label}
          aria-rowcount={shown.length + 1}
          style={{
            width: table.getTotalSize(),
            gridTemplateColumns: heads
              .map((head) => `minmax(${head.getSize()}px, ${head.getSize()}fr)`)
              .join(' '),
          }}
        >
          <thead>
            <tr aria-rowindex={1}>
              {heads.map((head, index) => {
                const { label: text, what } = at(visible, index);
                const kind = kinds.get(head.column.id) ?? 'text';
                const sorted = head.column.getIsSorted();
                return (
                  <th
                    key={head.id}
                    scope="col"
                    className={kind}
                    aria-sort={sorted ? ariaSort[sorted] : 'none'}
                  >
                    <button
                      type="button"
                      className="sort"
                      title={what}
                      onClick={() => head.column.toggleSorting()}
                    >
                      {text}
                    </button>
                    <Filter
                      label={text}
                      kind={kind}
                      value={head.column.getFilterValue()}
                      choices={() =>
                        rows.map((row) => head.column.accessorFn?.(row, 0))
                      }
                      onChange={(value) => head.column.setFilterValue(value)}
                    />
                    <span
                      className="resize"
                      aria-hidden="true"
                      onMouseDown={head.getResizeHandler()}
                      onTouchStart={head.getResizeHandler()}
                      onDoubleClick={() => head.column.resetSize()}
                    />
                  </th>
                );
              })}
            </tr>
          </thead>
          <Rows<Row>
            rows={shown}
            columns={visible}
            sought={q}
            wraps={wraps}
            chosen={
              keyOf && state.at !== undefined
                ? shown.findIndex((row) => keyOf(row) === state.at)
                : -1
            }
            hrefOf={
              keyOf && ((row) => addressOf(view, { ...state, at: keyOf(row) }))
            }
            onChoose={keyOf && ((row) => change({ at: keyOf(row) }))}
          />
        </table>
        {shown.length === 0 && (
          <p className="empty">
            {rows.length === 0 ? 'There are none.' : 'No row answers.'}
          </p>
        )}
      </div>
    </div>
  );
}
