import type { Row, RowData } from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { marked } from '../links.tsx';
import type { features, TableColumn } from './columns.tsx';

/** Height of a row of one line, in pixels; the least that a finger or an unsteady hand can hit. */
const ROW = 24;
/** Height of the table's header, which stays above the rows. */
const HEAD = 80;

interface RowsProps<Data extends RowData> {
  readonly rows: readonly Row<typeof features, Data>[];
  readonly columns: readonly TableColumn<Data>[];
  /** The search text, which is marked in the cells. */
  readonly sought: string;
  readonly wraps: boolean;
  /** What the address names as chosen, and the number of its row; -1 for none. */
  readonly at: string | undefined;
  readonly chosen: number;
  /** Called when a row is pressed, and when keys move from row to row. */
  readonly onChoose: ((row: Data) => void) | undefined;
}

/**
 * The rows of a table of any length: only those in view are laid out. The arrow keys, Home and End
 * choose another row.
 */
export function Rows<Data extends RowData>({
  rows,
  columns,
  sought,
  wraps,
  at,
  chosen,
  onChoose,
}: RowsProps<Data>): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest('.scroller') ?? null,
    estimateSize: () => (wraps ? 2 * ROW : ROW),
    overscan: 5,
    scrollPaddingEnd: HEAD,
    // The chosen row stays, out of view too, or the keyboard would lose its place.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), chosen])]
        .filter((index) => index >= 0)
        .sort((a, b) => a - b),
  });
  useLayoutEffect(() => {
    if (chosen < 0) return;
    virtualizer.scrollToIndex(chosen);
    body.current
      ?.querySelector<HTMLElement>('.chosen a')
      ?.focus({ preventScroll: true });
    // A row keeps its place on the screen while others are sorted and filtered around it.
    // eslint-disable-next-line react/exhaustive-deps
  }, [at]);
  const choose = (index: number) => {
    const row = rows[index];
    if (row) onChoose?.(row.original);
    return row;
  };
  const move = (event: KeyboardEvent) => {
    const index = indexOf(event);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: rows.length - 1,
    };
    if (choose(targets[event.key] ?? -1)) event.preventDefault();
  };
  /** Links, buttons and the selection of text keep their own meaning. */
  const press = (event: MouseEvent) => {
    const isElse = (event.target as Element).closest('a, button, summary');
    const isSelecting = getSelection()?.isCollapsed === false;
    if (!isElse && !isSelecting) choose(indexOf(event));
  };
  const items = virtualizer.getVirtualItems();
  return (
    // Its links answer to these keys too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={body}
      className={onChoose && 'pressed'}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onChoose && move}
      onClick={onChoose && press}
    >
      {items.map(({ index, start }, place) => (
        <tr
          key={index}
          ref={wraps ? virtualizer.measureElement : undefined}
          data-index={index}
          aria-rowindex={index + 2}
          className={index === chosen ? 'chosen' : undefined}
          style={{ marginTop: start - (items[place - 1]?.end ?? 0) }}
        >
          {columns.map((column, columnIndex) => {
            const Element = columnIndex === 0 ? 'th' : 'td';
            return (
              <Element
                key={column.header}
                scope={columnIndex === 0 ? 'row' : undefined}
                className={column.filterFn}
              >
                {contentOf(
                  column,
                  (rows[index] as Row<typeof features, Data>).original,
                  sought,
                )}
              </Element>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** Number of the row that an event is about. */
const indexOf = ({ target }: KeyboardEvent | MouseEvent): number =>
  Number((target as Element).closest('tr')?.dataset.index);

/** What a cell shows: its value with what is sought marked, if the column says nothing else. */
function contentOf<Data>(
  { accessorFn, show, decimals }: TableColumn<Data>,
  row: Data,
  sought: string,
): ReactNode {
  if (show) return show(row);
  const value = accessorFn(row);
  if (typeof value === 'number')
    return decimals === undefined ? value : value.toFixed(decimals);
  if (value === undefined || sought.trim() === '') return value;
  const pattern = new RegExp(`(${RegExp.escape(sought.trim())})`, 'i');
  return marked(value.split(pattern));
}
