import {
  functionalUpdate,
  sortFn_basic,
  useTable,
  type RowData,
  type Updater,
} from '@tanstack/react-table';
import { useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import { at } from '../../../src/domain/assert-defined.ts';
import { countOf } from '../../count-of.ts';
import { addressOf, useAddress } from '../address.tsx';
import type { Cell, TableColumn } from './columns.tsx';
import { readCondition, readQuery } from './conditions.ts';
import {
  ColumnChooser,
  ColumnHead,
  features,
  MIN_WIDTH,
  SaveButtons,
} from './controls.tsx';
import { Rows } from './Rows.tsx';

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
  /** Rows are chosen by a link in their first cell, and the address names them by this. */
  readonly keyOf?: (row: Row) => string;
  /** A table beside something else has a state of its own. */
  readonly part?: 'side';
}

/** A table with its query, columns, count and files. The first column names the row. */
export function TableView<Row extends RowData>(
  props: TableProps<Row>,
): ReactNode {
  const {
    label,
    name,
    noun,
    columns,
    rows,
    wraps = false,
    keyOf,
    part,
  } = props;
  const { view, state, change } = useAddress(part);
  const id = useId();
  const text = useDeferredValue(state.q ?? '');
  const query = useMemo(() => readQuery(text, columns), [text, columns]);
  const found = useMemo(() => rows.filter(query.test), [rows, query]);
  const {
    sorting = [],
    columnFilters = [],
    columnSizing = {},
    columnVisibility = {},
  } = state;
  const given = { sorting, columnFilters, columnSizing, columnVisibility };
  const update =
    <Name extends keyof typeof given>(name: Name) =>
    (updater: Updater<(typeof given)[Name]>) =>
      change({ [name]: functionalUpdate(updater, given[name]) });
  const unchosen = Object.fromEntries(
    columns.map((column) => [column.id, !column.isExtra]),
  );
  const table = useTable<typeof features, Row>({
    features,
    columns: useMemo(
      () =>
        columns.map(({ id, value, size }) => ({ id, accessorFn: value, size })),
      [columns],
    ),
    data: found,
    defaultColumn: {
      minSize: MIN_WIDTH,
      filterFn: (row, column, wanted) =>
        readCondition(String(wanted))(row.getValue<Cell>(column)),
      sortFn: sortFn_basic,
      sortDescFirst: false,
    },
    state: { ...given, columnVisibility: { ...unchosen, ...columnVisibility } },
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
  const heads = table.getFlatHeaders();
  const visible = columns.filter((column) =>
    table.getColumn(column.id)?.getIsVisible(),
  );
  const all = countOf(rows.length, noun);
  const none =
    rows.length === 0 ? 'There are none.' : 'No row answers to all conditions.';
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
          aria-label={`Query of ${label}`}
          aria-describedby={id}
          placeholder="words, column<9, -not"
          autoComplete="off"
          spellCheck={false}
          value={state.q ?? ''}
          onChange={({ target }) => change({ q: target.value })}
        />
        <ColumnChooser table={table} columns={columns} />
        <SaveButtons name={name} columns={columns} rows={shown} />
        <p className="count" id={id} role="status">
          {shown.length === rows.length ? all : `${shown.length} of ${all}`}
          {query.unread.length > 0 && (
            <strong className="bad">
              {' '}
              Not understood: {query.unread.join(' ')}
            </strong>
          )}
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
              {heads.map((header, index) => {
                const column = at(visible, index);
                const isNumber =
                  shown[0] !== undefined &&
                  typeof column.value(shown[0]) === 'number';
                return (
                  <ColumnHead
                    key={column.id}
                    header={header}
                    column={column}
                    isNumber={isNumber}
                  />
                );
              })}
            </tr>
          </thead>
          <Rows<Row>
            rows={shown}
            columns={visible}
            words={query.words}
            wraps={wraps}
            isChosen={(row) =>
              keyOf?.(row) === state.at && state.at !== undefined
            }
            hrefOf={
              keyOf && ((row) => addressOf(view, { ...state, at: keyOf(row) }))
            }
            onMove={(row) => keyOf && change({ at: keyOf(row) })}
          />
        </table>
        {shown.length === 0 && <p className="empty">{none}</p>}
      </div>
    </div>
  );
}
