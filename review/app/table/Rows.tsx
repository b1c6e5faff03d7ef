import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Marked } from '../links.tsx';
import type { TableColumn } from './columns.tsx';

/** Height of a row of one line, in pixels; the least that a finger or an unsteady hand can hit. */
const ROW = 24;
/** The head stays above the rows and is nowhere higher. */
const HEAD = 80;

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  /** Marked where they stand in searched columns, in small letters. */
  readonly words: readonly string[];
  readonly wraps: boolean;
  readonly isChosen: (row: Row) => boolean;
  readonly hrefOf: ((row: Row) => string) | undefined;
  /** Called as the arrow keys move from row to row. */
  readonly onMove: (row: Row) => void;
}

/**
 * The rows of a table of any length: the browser lays out those in view only. Arrow keys, Home, End, Page Up and Page Down move
 * between the links that name the rows.
 */
export function Rows<Row>({
  rows,
  columns,
  words,
  wraps,
  isChosen,
  hrefOf,
  onMove,
}: RowsProps<Row>): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const toFocus = useRef<number>(undefined);
  const chosen = rows.findIndex(isChosen);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest('.scroller') ?? null,
    estimateSize: () => (wraps ? 2 * ROW : ROW),
    overscan: 5,
    scrollPaddingEnd: HEAD,
    // A chosen row stays, out of view too, or the keyboard would lose its place.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), chosen])]
        .filter((index) => index >= 0)
        .sort((a, b) => a - b),
  });
  useLayoutEffect(() => {
    // Where a view opens with a row chosen.
    if (chosen >= 0) virtualizer.scrollToIndex(chosen, { align: 'center' });
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  const focus = () => {
    const link = body.current?.querySelector<HTMLElement>(
      `[data-index="${toFocus.current}"] th a`,
    );
    if (!link) return;
    toFocus.current = undefined;
    link.focus({ preventScroll: true });
  };
  // A row that the keys move to may be drawn only after the table has scrolled.
  useLayoutEffect(focus);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = Number(
      (event.target as Element).closest<HTMLElement>('[data-index]')?.dataset
        .index,
    );
    const screen =
      Math.floor((virtualizer.scrollRect?.height ?? ROW) / ROW) - 3;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: screen,
      PageUp: -screen,
      Home: -from,
      End: rows.length,
    };
    const step = steps[event.key];
    const to = Math.max(0, Math.min(rows.length - 1, from + (step ?? 0)));
    const row = rows[to];
    if (step === undefined || row === undefined) return;
    event.preventDefault();
    toFocus.current = to;
    virtualizer.scrollToIndex(to);
    focus();
    onMove(row);
  };
  const items = virtualizer.getVirtualItems();
  return (
    // Its links answer to these keys too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={body}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={move}
    >
      {items.map(({ index, start }, place) => (
        <MemoRow
          key={index}
          row={rows[index] as Row}
          index={index}
          gap={start - (items[place - 1]?.end ?? 0)}
          columns={columns}
          words={words}
          isChosen={index === chosen}
          hrefOf={hrefOf}
          measure={wraps ? virtualizer.measureElement : undefined}
        />
      ))}
    </tbody>
  );
}

interface RowProps<Row> extends Pick<
  RowsProps<Row>,
  'columns' | 'words' | 'hrefOf'
> {
  readonly row: Row;
  readonly index: number;
  /** Height of the rows before it that are not drawn. */
  readonly gap: number;
  readonly isChosen: boolean;
  readonly measure: ((element: Element | null) => void) | undefined;
}

/** A row, drawn once while it stays in view. */
const MemoRow = memo(TableRow) as typeof TableRow;

function TableRow<Row>({
  row,
  index,
  gap,
  columns,
  words,
  isChosen,
  hrefOf,
  measure,
}: RowProps<Row>): ReactNode {
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={isChosen ? 'chosen' : undefined}
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      {columns.map((column, place) => {
        const { id, show, value } = column;
        const cell = value(row);
        const content = show?.(row, cell) ?? (
          <Found column={column} row={row} words={words} />
        );
        const Cell = place === 0 ? 'th' : 'td';
        return (
          <Cell
            key={id}
            scope={place === 0 ? 'row' : undefined}
            className={typeof cell === 'number' ? `number ${id}` : id}
          >
            {place === 0 && hrefOf ? (
              <a
                className="row-link"
                href={hrefOf(row)}
                aria-current={isChosen ? 'true' : undefined}
              >
                {content}
              </a>
            ) : (
              content
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

interface FoundProps<Row> extends Pick<RowProps<Row>, 'row' | 'words'> {
  readonly column: TableColumn<Row>;
}

/** A cell with the words that were looked for marked, those included that end in the next text. */
function Found<Row>({
  column: { value, next, decimals, isSearched = true },
  row,
  words,
}: FoundProps<Row>): ReactNode {
  const cell = value(row);
  if (typeof cell === 'number')
    return decimals === undefined ? cell : cell.toFixed(decimals);
  if (!isSearched || words.length === 0) return cell;
  const whole = next ? `${cell} ${next(row)}` : cell;
  const pattern = new RegExp(
    words.map((word) => RegExp.escape(word)).join('|'),
    'gi',
  );
  const places = Array.from(
    whole.matchAll(pattern),
    ({ 0: { length }, index }) => [index, index + length],
  )
    .filter(([start = 0]) => start < cell.length)
    .flat();
  return (
    <Marked
      text={whole.slice(0, Math.max(cell.length, places.at(-1) ?? 0))}
      places={places}
    />
  );
}
