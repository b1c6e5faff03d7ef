import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Marked } from '../links.tsx';
import type { Cell, TableColumn } from './columns.tsx';

/** Height of a row of one line, in pixels; the least that a finger or an unsteady hand can hit. */
const ROW = 24;
/** Height of the table's header, which stays above the rows. */
const HEAD = 80;

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  /** The search text, which is marked in the cells. */
  readonly sought: string;
  readonly wraps: boolean;
  /** Number of the chosen row; -1 for none. */
  readonly chosen: number;
  readonly hrefOf: ((row: Row) => string) | undefined;
  /** Called when a row is pressed, and when keys move from row to row. */
  readonly onChoose: ((row: Row) => void) | undefined;
}

/**
 * The rows of a table of any length: only those in view are laid out. The arrow keys, Home, End,
 * Page Up and Page Down move between the links that name the rows.
 */
export function Rows<Row>({
  rows,
  columns,
  sought,
  wraps,
  chosen,
  hrefOf,
  onChoose,
}: RowsProps<Row>): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const toFocus = useRef<number>(undefined);
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
    // A view may open with a row chosen.
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
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = rowOf(event.target);
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
    onChoose?.(row);
  };
  /**
   * A press anywhere on a row follows its link. Other links, buttons and text selection keep their
   * own meaning.
   */
  const press = ({ target }: MouseEvent) => {
    const row = rows[rowOf(target)];
    const isElse = (target as Element).closest('a, button, summary') !== null;
    const isSelecting = getSelection()?.isCollapsed === false;
    if (row !== undefined && !isElse && !isSelecting) onChoose?.(row);
  };
  const items = virtualizer.getVirtualItems();
  return (
    // Its links answer to these keys too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={body}
      className={onChoose && 'pressed'}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={move}
      onClick={press}
    >
      {items.map(({ index, start }, place) => (
        <MemoRow
          key={index}
          row={rows[index] as Row}
          index={index}
          gap={start - (items[place - 1]?.end ?? 0)}
          columns={columns}
          sought={sought}
          isChosen={index === chosen}
          hrefOf={hrefOf}
          measure={wraps ? virtualizer.measureElement : undefined}
        />
      ))}
    </tbody>
  );
}

/** Number of the row that contains an element. */
const rowOf = (target: EventTarget): number =>
  Number(
    (target as Element).closest<HTMLElement>('[data-index]')?.dataset.index,
  );

interface RowProps<Row> extends Pick<
  RowsProps<Row>,
  'columns' | 'sought' | 'hrefOf'
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
  sought,
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
      {columns.map(({ id, show, value, decimals }, place) => {
        const cell = value(row);
        const content = show?.(row, cell) ?? textOf(cell, decimals, sought);
        const Element = place === 0 ? 'th' : 'td';
        return (
          <Element
            key={id}
            scope={place === 0 ? 'row' : undefined}
            className={typeof cell}
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
          </Element>
        );
      })}
    </tr>
  );
}

/** A cell's value, with what is sought marked. */
function textOf(
  cell: Cell,
  decimals: number | undefined,
  sought: string,
): ReactNode {
  if (typeof cell === 'number')
    return decimals === undefined ? cell : cell.toFixed(decimals);
  if (cell === undefined || sought.trim() === '') return cell;
  const pattern = new RegExp(RegExp.escape(sought.trim()), 'gi');
  const places = Array.from(
    cell.matchAll(pattern),
    ({ 0: { length }, index }) => [index, index + length],
  ).flat();
  return <Marked text={cell} places={places} />;
}
