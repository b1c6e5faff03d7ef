import { useRef, type ReactNode } from 'react';
import { toCsv } from '../../../src/domain/words/csv.ts';
import type { Address } from '../address.tsx';
import { isShown, widthOf, type TableColumn } from './columns.tsx';

interface ColumnHeadProps<Row> extends Pick<Address, 'state' | 'change'> {
  readonly column: TableColumn<Row>;
  /** Figures stand at the right, and so does their head. */
  readonly isNumber: boolean;
}

/** Head of a column: click it to sort, type below it to filter, drag its edge. */
export function ColumnHead<Row>({ column, isNumber, state, change }: ColumnHeadProps<Row>): ReactNode {
  const { id, label, what } = column;
  const { order = '', where = {}, width } = state;
  const grip = useRef(0);
  const resize = (to: number | undefined) => change({ width: { ...width, [id]: to } });
  return (
    <th
      scope="col"
      className={isNumber ? 'number' : undefined}
      data-column={id}
      aria-sort={order === id ? 'ascending' : order === `-${id}` ? 'descending' : 'none'}
    >
      <button
        type="button"
        className="sort"
        title={what}
        onClick={() => change({ order: order === id ? `-${id}` : order === `-${id}` ? '' : id })}
      >
        {label}
      </button>
      <input
        type="search"
        aria-label={`Filter by ${label}`}
        placeholder=" "
        value={where[id] ?? ''}
        onChange={({ target }) => change({ where: { ...where, [id]: target.value } })}
      />
      {/* By keyboard and by single clicks widths are set under Columns. */}
      <span
        className="resize"
        aria-hidden="true"
        onPointerDown={({ currentTarget, pointerId, clientX }) => {
          currentTarget.setPointerCapture(pointerId);
          grip.current = clientX - widthOf(column, state);
        }}
        onPointerMove={({ currentTarget, pointerId, clientX }) => {
          if (currentTarget.hasPointerCapture(pointerId)) resize(clientX - grip.current);
        }}
        onDoubleClick={() => resize(undefined)}
      />
    </th>
  );
}

interface ColumnChooserProps<Row> extends Pick<Address, 'state' | 'change'> {
  readonly columns: readonly TableColumn<Row>[];
}

/** Which columns are shown, how wide, and what each counts. */
export const ColumnChooser = <Row,>({ columns, state, change }: ColumnChooserProps<Row>): ReactNode => (
  <details className="chooser">
    <summary>Columns</summary>
    <ul>
      {columns.map((column, index) => (
        <li key={column.id}>
          <label>
            <input
              type="checkbox"
              id={`column-${column.id}`}
              checked={isShown(column, state)}
              // The first column names the row.
              disabled={index === 0}
              onChange={({ target }) => change({ show: { ...state.show, [column.id]: target.checked } })}
            />
            {column.label}
          </label>
          <input
            type="number"
            aria-label={`Width of ${column.label} in pixels`}
            step={20}
            value={widthOf(column, state)}
            onChange={({ target }) => change({ width: { ...state.width, [column.id]: Number(target.value) } })}
          />
          {column.what && <span className="quiet">{column.what}</span>}
        </li>
      ))}
    </ul>
  </details>
);

interface SaveButtonsProps<Row> {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Two buttons that save a table with all its columns, as it is filtered and sorted. */
export function SaveButtons<Row>({ name, columns, rows }: SaveButtonsProps<Row>): ReactNode {
  const labels = columns.map(({ label }) => label);
  const cells = () => rows.map((row) => columns.map(({ value }) => value(row)));
  const formats = {
    // The mark tells spreadsheets that a CSV file is UTF-8.
    CSV: () => `\uFEFF${toCsv([labels, ...cells()])}`,
    JSON: () =>
      JSON.stringify(cells().map((row) => Object.fromEntries(row.map((cell, index) => [labels[index], cell])))),
  };
  return (
    <span className="save">
      {Object.entries(formats).map(([format, text]) => (
        <button
          key={format}
          type="button"
          aria-label={`Save ${name} as ${format}`}
          onClick={() => save(`${name}.${format.toLowerCase()}`, text())}
        >
          {format}
        </button>
      ))}
    </span>
  );
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
