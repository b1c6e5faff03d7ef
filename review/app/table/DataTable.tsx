import type { Header, RowData } from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { at } from '../../../src/domain/assert-defined.ts';
import type { TableColumn } from './columns.tsx';
import type { DataTableModel, Features } from './use-data-table.ts';

/** Height of a row of one line, in pixels; the least that a finger or an unsteady hand can hit. */
const ROW = 24;

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
  /** Rows are chosen by a link in their first cell: where it leads, and the key that is `at` in the state. */
  readonly hrefOf?: (row: Row) => string;
  readonly keyOf?: (row: Row) => string;
}

interface DataTableProps<Row extends RowData> extends Omit<TableProps<Row>, 'rows'> {
  readonly table: DataTableModel<Row>;
  /** Marked where they stand in searched columns, in small letters. */
  readonly words: readonly string[];
  /** Said where no row is shown. */
  readonly empty: string;
  /** Key of the chosen row. */
  readonly chosen: string;
  /** Called as the arrow keys move from row to row. */
  readonly onMove: ((row: Row) => void) | undefined;
}

/**
 * A table of any length: the browser lays out the rows in view only. The first column names the row; arrow keys, Home, End, Page Up
 * and Page Down move between the rows' links.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>): ReactNode {
  const { label, table, columns, keyOf, wraps = false, words, empty, hrefOf, onMove } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number>(undefined);
  const [head, setHead] = useState(0);
  const { rows } = table.getRowModel();
  const chosen = rows.findIndex(({ original }) => keyOf?.(original) === props.chosen);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (wraps ? 2 * ROW : ROW),
    overscan: 12,
    // The head stays above the rows.
    paddingStart: head,
    scrollPaddingStart: head,
    // A chosen row stays, out of view too, or the keyboard would lose its place.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), chosen])].filter((index) => index >= 0).sort((a, b) => a - b),
  });
  useLayoutEffect(() => {
    setHead(scroller.current?.querySelector('thead')?.offsetHeight ?? 0);
    // Where a view opens with a row chosen.
    if (chosen >= 0) virtualizer.scrollToIndex(chosen, { align: 'center' });
    // eslint-disable-next-line react/exhaustive-deps
  }, [head]);
  // A row that the keys move to may be drawn only after the table has scrolled.
  useLayoutEffect(() => {
    const link = scroller.current?.querySelector<HTMLElement>(`[data-index="${toFocus.current}"] th a`);
    if (!link) return;
    toFocus.current = undefined;
    link.focus({ preventScroll: true });
  });
  const move = (event: KeyboardEvent) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-index]');
    if (!focused || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = Number(focused.dataset.index);
    const screen = Math.floor((scroller.current?.clientHeight ?? ROW) / ROW) - 3;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: screen, PageUp: -screen };
    const { [event.key]: step = event.key === 'Home' ? -from : event.key === 'End' ? rows.length : 0 } = steps;
    const to = Math.max(0, Math.min(rows.length - 1, from + step));
    const row = rows[to];
    if (step === 0 || !row) return;
    event.preventDefault();
    toFocus.current = to;
    virtualizer.scrollToIndex(to);
    scroller.current?.querySelector<HTMLElement>(`[data-index="${to}"] th a`)?.focus({ preventScroll: true });
    onMove?.(row.original);
  };
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const items = virtualizer.getVirtualItems();
  return (
    <div className={wraps ? 'scroller wraps' : 'scroller'} ref={scroller} role="region" aria-label={label} tabIndex={0}>
      {/* Its links answer to these keys too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        className="data"
        style={{ width: table.getTotalSize() }}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        onKeyDown={move}
      >
        <colgroup>
          {table.getVisibleLeafColumns().map((column) => (
            <col key={column.id} style={{ width: column.getSize() }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {table.getFlatHeaders().map((header, index) => (
              <ColumnHead key={header.id} header={header} column={at(shown, index)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.flatMap(({ index, start }, place) => {
            const row = rows[index];
            if (!row) return [];
            const gap = start - (items[place - 1]?.end ?? head);
            return [
              gap > 0 && <Space key={`before ${index}`} height={gap} />,
              <tr
                key={row.id}
                data-index={index}
                aria-rowindex={index + 2}
                className={index === chosen ? 'chosen' : undefined}
                ref={wraps ? virtualizer.measureElement : undefined}
              >
                {shown.map(({ id, show, value, isNumber, isSearched }, column) => {
                  const text = value(row.original);
                  const content = show?.(row.original) ?? (isSearched ? markWords(String(text), words) : text);
                  if (column > 0)
                    return (
                      <td key={id} className={isNumber ? `number ${id}` : id}>
                        {content}
                      </td>
                    );
                  const href = hrefOf?.(row.original);
                  const current = index === chosen ? 'true' : undefined;
                  return (
                    <th key={id} scope="row">
                      {href === undefined ? (
                        content
                      ) : (
                        <a className="row-link" href={href} aria-current={current}>
                          {content}
                        </a>
                      )}
                    </th>
                  );
                })}
              </tr>,
            ];
          })}
          <Space height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? head)} />
        </tbody>
      </table>
      {rows.length === 0 && <p className="empty">{empty}</p>}
    </div>
  );
}

/** The rows that are not drawn. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 && <tr aria-hidden="true" className="space" style={{ height }} />;

/** A text with the words that were looked for marked. */
const markWords = (text: string, words: readonly string[]): ReactNode =>
  words.length === 0
    ? text
    : text.split(new RegExp(`(${words.map((word) => RegExp.escape(word)).join('|')})`, 'i')).map((piece, index) =>
        // Every second piece is what was found.
        index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
      );

interface ColumnHeadProps<Row extends RowData> {
  readonly header: Header<Features, Row>;
  readonly column: TableColumn<Row>;
}

/** Head of a column: click it to sort, type below it to filter, drag its edge. */
function ColumnHead<Row extends RowData>({
  header,
  column: { label, what, isNumber },
}: ColumnHeadProps<Row>): ReactNode {
  const { column } = header;
  const sorted = column.getIsSorted();
  return (
    <th
      scope="col"
      className={isNumber && 'number'}
      data-column={column.id}
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'}
    >
      <button type="button" className="sort" title={what} onClick={() => column.toggleSorting()}>
        {label}
      </button>
      <input
        type="search"
        aria-label={`Filter by ${label}`}
        placeholder=" "
        value={String(column.getFilterValue() ?? '')}
        onChange={({ target }) => column.setFilterValue(target.value)}
      />
      {/* By keyboard and by single clicks widths are set under Columns. */}
      <span
        className="resize"
        aria-hidden="true"
        onMouseDown={header.getResizeHandler()}
        onTouchStart={header.getResizeHandler()}
        onDoubleClick={() => column.resetSize()}
      />
    </th>
  );
}
