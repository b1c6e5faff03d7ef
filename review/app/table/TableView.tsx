import type { RowData } from '@tanstack/react-table';
import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import { toCsv } from '../../../src/domain/words/csv.ts';
import { countOf } from '../../count-of.ts';
import type { ViewState } from '../state.ts';
import type { TableColumn } from './columns.tsx';
import { readQuery } from './conditions.ts';
import { DataTable, type TableProps } from './DataTable.tsx';
import { useDataTable, type DataTableModel } from './use-data-table.ts';

/** A table beside something else: what is chosen in it is forgotten with the view. */
export function SideTable<Row extends RowData>(props: TableProps<Row>): ReactNode {
  const [state, setState] = useState<ViewState>({});
  return <TableView {...props} state={state} change={(some) => setState((before) => ({ ...before, ...some }))} />;
}

interface TableViewProps<Row> extends TableProps<Row> {
  readonly state: ViewState;
  readonly change: (some: ViewState) => void;
}

/** A table with its query, columns, count and files. */
export function TableView<Row extends RowData>({ state, change, ...props }: TableViewProps<Row>): ReactNode {
  const { label, name, noun, columns, rows, keyOf } = props;
  const id = useId();
  const text = useDeferredValue(state.q ?? '');
  const query = useMemo(() => readQuery(text, columns), [text, columns]);
  const found = useMemo(() => rows.filter(query.test), [rows, query]);
  const table = useDataTable({ columns, rows: found, state, change });
  const { rows: shown } = table.getRowModel();
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
        <SaveButtons name={name} columns={columns} rows={() => shown.map(({ original }) => original)} />
        <p className="count" id={id} role="status">
          {shown.length === rows.length ? all : `${shown.length} of ${all}`}
          {query.unread.length > 0 && <strong className="bad"> Not understood: {query.unread.join(' ')}</strong>}
        </p>
      </form>
      <DataTable<Row>
        {...props}
        table={table}
        words={query.words}
        empty={rows.length === 0 ? 'There are none.' : 'No row answers to all conditions.'}
        chosen={state.at ?? ''}
        onMove={keyOf && ((row) => change({ at: keyOf(row) }))}
      />
    </div>
  );
}

interface ColumnChooserProps<Row extends RowData> {
  readonly table: DataTableModel<Row>;
  readonly columns: readonly TableColumn<Row>[];
}

/** Which columns are shown, how wide, and what each counts. */
const ColumnChooser = <Row extends RowData>({ table, columns }: ColumnChooserProps<Row>): ReactNode => (
  <details className="chooser">
    <summary>Columns</summary>
    <ul>
      {columns.map(({ id, label, what }) => {
        const column = table.getColumn(id);
        return (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                id={`column-${id}`}
                checked={column?.getIsVisible() ?? false}
                disabled={!column?.getCanHide()}
                onChange={column?.getToggleVisibilityHandler()}
              />
              {label}
            </label>
            <input
              type="number"
              aria-label={`Width of ${label} in pixels`}
              min={40}
              step={20}
              value={Math.round(column?.getSize() ?? 0)}
              onChange={({ target }) =>
                table.setColumnSizing((sizes) => ({ ...sizes, [id]: Math.max(40, Number(target.value)) }))
              }
            />
            {what && <span className="quiet">{what}</span>}
          </li>
        );
      })}
    </ul>
  </details>
);

interface SaveButtonsProps<Row> {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Called when a file is requested. */
  readonly rows: () => readonly Row[];
}

/** Two buttons that save a table with all its columns, as it is filtered and sorted. */
function SaveButtons<Row>({ name, columns, rows }: SaveButtonsProps<Row>): ReactNode {
  const labels = columns.map(({ label }) => label);
  const cells = () => rows().map((row) => columns.map(({ value }) => value(row)));
  const formats = [
    // The mark tells spreadsheets that a CSV file is UTF-8.
    { format: 'CSV', text: () => `\uFEFF${toCsv([labels, ...cells()])}` },
    {
      format: 'JSON',
      text: () =>
        JSON.stringify(cells().map((row) => Object.fromEntries(row.map((cell, index) => [labels[index], cell])))),
    },
  ];
  return (
    <span className="save">
      {formats.map(({ format, text }) => (
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
