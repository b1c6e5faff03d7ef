import { h, scroller } from './dom.ts';
import { exportButtons, type Cell } from './export-table.ts';

interface TableColumn<Row> {
  readonly label: string;
  readonly value: (row: Row) => Cell;
  /** How the cell looks, where it is more than its value. */
  readonly show?: (row: Row) => Node;
}

interface DataTable<Row> {
  /** Says what the table holds. */
  readonly label: string;
  /** Name of the saved files. */
  readonly name: string;
  readonly columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  readonly rows: readonly Row[];
  readonly className?: string;
  /** Rows beyond these are shown on request: the browser lays out every one. */
  readonly atOnce?: number;
}

const AT_ONCE = 200;

/** A table whose first column names the row; it can be saved whole. */
export function dataTable<Row>({
  label,
  name,
  columns,
  rows,
  className,
  atOnce = AT_ONCE,
}: DataTable<Row>): HTMLElement {
  const [first, ...rest] = columns;
  const body = h('tbody');
  const more = h('button', { type: 'button', class: 'plain', click: () => showMore() });
  let shown = 0;
  const cell = ({ value, show }: TableColumn<Row>, row: Row) => show?.(row) ?? String(value(row));
  const showMore = () => {
    const next = rows.slice(shown, shown + (shown === 0 ? atOnce : AT_ONCE));
    shown += next.length;
    body.append(
      ...next.map((row) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, cell(first, row)),
          rest.map((column) =>
            h('td', { class: typeof column.value(row) === 'number' ? 'number' : undefined }, cell(column, row)),
          ),
        ),
      ),
    );
    more.textContent = `Show ${Math.min(AT_ONCE, rows.length - shown)} more of ${rows.length}`;
    more.hidden = shown >= rows.length;
  };
  showMore();
  return h(
    'div',
    { class: 'data-table' },
    scroller(
      label,
      h(
        'table',
        { class: className },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            columns.map((column) => h('th', { scope: 'col' }, column.label)),
          ),
        ),
        body,
      ),
    ),
    more,
    exportButtons({
      name,
      labels: columns.map((column) => column.label),
      rows: () => rows.map((row) => columns.map(({ value }) => value(row))),
    }),
  );
}
