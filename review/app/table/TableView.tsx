import { useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import { countOf } from '../../count-of.ts';
import { addressOf, useAddress } from '../address.tsx';
import { isShown, widthOf, type TableColumn } from './columns.tsx';
import { readQuery, sortRows } from './conditions.ts';
import { ColumnChooser, ColumnHead, SaveButtons } from './controls.tsx';
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
export function TableView<Row>(props: TableProps<Row>): ReactNode {
  const { label, name, noun, columns, rows, wraps = false, keyOf, part } = props;
  const { view, state, change } = useAddress(part);
  const { q = '', where, order = '' } = state;
  const id = useId();
  const text = useDeferredValue(q);
  const query = useMemo(() => readQuery(text, columns, where), [text, columns, where]);
  const found = useMemo(() => rows.filter(query.test), [rows, query]);
  const shown = useMemo(() => sortRows(found, columns, order), [found, columns, order]);
  const visible = columns.filter((column) => isShown(column, state));
  const widths = visible.map((column) => widthOf(column, state));
  const all = countOf(rows.length, noun);
  const none = rows.length === 0 ? 'There are none.' : 'No row answers to all conditions.';
  return (
    <div className="table-view">
      <form className="toolbar" role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          className="query"
          aria-label={`Query of ${label}`}
          aria-describedby={id}
          placeholder="words, column<9, -not"
          autoComplete="off"
          spellCheck={false}
          value={q}
          onChange={({ target }) => change({ q: target.value })}
        />
        <ColumnChooser columns={columns} state={state} change={change} />
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
          style={{
            width: widths.reduce((sum, width) => sum + width, 0),
            gridTemplateColumns: widths.map((width) => `minmax(${width}px, ${width}fr)`).join(' '),
          }}
        >
          <thead>
            <tr aria-rowindex={1}>
              {visible.map((column) => (
                <ColumnHead
                  key={column.id}
                  column={column}
                  isNumber={shown[0] !== undefined && typeof column.value(shown[0]) === 'number'}
                  state={state}
                  change={change}
                />
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
        {shown.length === 0 && <p className="empty">{none}</p>}
      </div>
    </div>
  );
}
