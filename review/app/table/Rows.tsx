import type { RowData } from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { at } from '../../../core/domain/assert-defined.ts';
import { useAddress } from '../address.ts';
import { marked } from '../links.tsx';
import type { TableColumn, TableProps } from './columns.tsx';

/** Height of a one-line row, in pixels: the least that a finger or an unsteady hand can hit. */
const ROW = 24;
/** Height of the table's header, which stays above the rows. */
const HEAD = 80;

/**
 * The rows of a table of any length: only those in view are laid out. The arrow keys, Home and End
 * choose another row.
 */
export function Rows<Data extends RowData>({
  rows,
  columns,
  keyOf,
  part,
}: Omit<TableProps<Data>, 'label'>): ReactNode {
  const { state, change } = useAddress(part);
  const { at: chosenKey, q = '' } = state;
  const chosen = keyOf ? rows.findIndex((row) => keyOf(row) === chosenKey) : -1;
  const body = useRef<HTMLTableSectionElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest('.scroller') ?? null,
    estimateSize: () => (keyOf ? ROW : 2 * ROW),
    overscan: 5,
    scrollPaddingEnd: HEAD,
    // The chosen row is rendered even out of view, or keyboard focus would be lost.
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
    // Sorting and filtering neither scroll to the chosen row nor focus it.
    // eslint-disable-next-line react/exhaustive-deps
  }, [chosenKey]);
  const choose = (index: number) => {
    const row = rows[index];
    if (row) change({ at: keyOf?.(row) });
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
  const press = (event: MouseEvent) => {
    // Selecting text to copy it does not choose a row.
    if (getSelection()?.isCollapsed) choose(indexOf(event));
  };
  const items = virtualizer.getVirtualItems();
  return (
    // The links inside respond to these keys too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={body}
      className={keyOf && 'pressed'}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={keyOf && move}
      onClick={keyOf && press}
    >
      {items.map(({ index, start }, place) => (
        <tr
          key={index}
          ref={keyOf ? undefined : virtualizer.measureElement}
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
                {contentOf(column, at(rows, index), q)}
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

/** Returns what a cell shows: the column's own content, or its value with matches marked. */
export function contentOf<Data>(
  { accessorFn, show, decimals }: TableColumn<Data>,
  row: Data,
  sought = '',
): ReactNode {
  if (show) return show(row);
  const value = accessorFn(row);
  if (typeof value === 'number')
    return decimals === undefined ? value : value.toFixed(decimals);
  if (value === undefined || sought.trim() === '') return value;
  const pattern = new RegExp(`(${RegExp.escape(sought.trim())})`, 'i');
  return marked(value.split(pattern));
}
