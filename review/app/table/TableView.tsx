import { functionalUpdate, sortFn_basic, useTable, type RowData, type Updater } from '@tanstack/react-table';
import { useLocation } from '@tanstack/react-router';
import { useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import { at } from '../../../src/domain/assert-defined.ts';
import { countOf } from '../../count-of.ts';
import { addressOf, useViewState } from '../state.tsx';
import type { Cell, TableColumn } from './columns.tsx';
import { readCondition, readQuery } from './conditions.ts';
import { ColumnChooser, ColumnHead, features, SaveButtons } from './controls.tsx';
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
  /** No row is shown before something is looked for. */
  readonly needsQuery?: boolean;
  /** A table beside something else has a state of its own. */
  readonly part?: 'side';
}

/** A table with its query, columns, count and files. The first column names the row. */
export function TableView<Row extends RowData>(props: TableProps<Row>): ReactNode {
  const { label, name, noun, columns, rows, wraps = false, keyOf, needsQuery = false, part } = props;
  const [state, change] = useViewState(part);
  const view = useLocation().pathname.slice(1);
  const id = useId();
  const text = useDeferredValue(state.q ?? '');
  const query = useMemo(() => readQuery(text, columns), [text, columns]);
  const isIdle = needsQuery && text.length < 2;
  const found = useMemo(() => (isIdle ? [] : rows.filter(query.test)), [rows, query, isIdle]);
  const { sorting = [], columnFilters = [], columnSizing = {}, columnVisibility = {} } = state;
  const given = { sorting, columnFilters, columnSizing, columnVisibility };
  const update =
    <Name extends keyof typeof given>(part: Name) =>
    (updater: Updater<(typeof given)[Name]>) =>
      change({ [part]: functionalUpdate(updater, given[part]) });
  const extra = Object.fromEntries(columns.map((column) => [column.id, !column.isExtra]));
  const table = useTable<typeof features, Row>({
    features,
    columns: useMemo(() => columns.map(({ id, value, size }) => ({ id, accessorFn: value, size })), [columns]),
    data: found,
    defaultColumn: {
      minSize: 40,
      filterFn: (row, column, wanted) => readCondition(String(wanted))(row.getValue<Cell>(column)),
      sortFn: sortFn_basic,
      sortDescFirst: false,
    },
    state: { ...given, columnVisibility: { ...extra, ...columnVisibility } },
    columnResizeMode: 'onChange',
    onSortingChange: update('sorting'),
    onColumnFiltersChange: update('columnFilters'),
    onColumnVisibilityChange: update('columnVisibility'),
    onColumnSizingChange: update('columnSizing'),
  });
  const model = table.getRowModel();
  const shown = useMemo(() => model.rows.map(({ original }) => original), [model]);
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const widths = table.getVisibleLeafColumns().map((column) => `minmax(${column.getSize()}px, ${column.getSize()}fr)`);
  const all = countOf(rows.length, noun);
  return (
    <div className="table-view">
      <form className="toolbar" role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          className="query"
          aria-label={`Search ${label}`}
          aria-describedby={id}
          placeholder="words, or column<number, column:words, -not"
          autoComplete="off"
          spellCheck={false}
          value={state.q ?? ''}
          onChange={({ target }) => change({ q: target.value })}
        />
        <ColumnChooser table={table} columns={columns} />
        <SaveButtons name={name} columns={columns} rows={shown} />
        <p className="count" id={id} role="status">
          {shown.length === rows.length ? all : `${shown.length} of ${all}`}
          {query.unread.length > 0 && <strong className="bad"> Not understood: {query.unread.join(' ')}</strong>}
        </p>
      </form>
      <div className={wraps ? 'scroller wraps' : 'scroller'} role="region" aria-label={label} tabIndex={0}>
        <table
          className="data"
          aria-label={label}
          aria-rowcount={shown.length + 1}
          style={{ width: table.getTotalSize(), gridTemplateColumns: widths.join(' ') }}
        >
          <thead>
            <tr aria-rowindex={1}>
              {table.getFlatHeaders().map((header, index) => (
                <ColumnHead key={header.id} header={header} column={at(visible, index)} example={shown[0]} />
              ))}
            </tr>
          </thead>
          <Rows<Row>
            rows={shown}
            columns={visible}
            words={query.words}
            wraps={wraps}
            isChosen={(row) => keyOf?.(row) === state.at && state.at !== undefined}
            hrefOf={keyOf && ((row) => addressOf(view, { ...state, at: keyOf(row) }))}
            onMove={(row) => keyOf && change({ at: keyOf(row) })}
          />
        </table>
        {shown.length === 0 && (
          <p className="empty">
            {isIdle
              ? 'Nothing is looked for yet.'
              : rows.length === 0
                ? 'There are none.'
                : 'No row answers to all conditions.'}
          </p>
        )}
      </div>
    </div>
  );
}
