import type { ReactNode } from 'react';
import { toCsv } from '../../../src/domain/words/csv.ts';
import type { TableColumn } from './table-column.ts';

interface SaveButtonsProps<Row> {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly Pick<TableColumn<Row>, 'label' | 'value'>[];
  /** Asked for when a file is wanted. */
  readonly rows: () => readonly Row[];
}

/** Two buttons that save a table with all its columns, as it is filtered and sorted. */
export function SaveButtons<Row>({ name, columns, rows }: SaveButtonsProps<Row>): ReactNode {
  const labels = columns.map(({ label }) => label);
  const cells = () => rows().map((row) => columns.map(({ value }) => value(row)));
  const csv = () => toCsv([labels, ...cells()]);
  const json = () =>
    JSON.stringify(
      cells().map((row) => Object.fromEntries(row.map((cell, index) => [labels[index], cell]))),
      null,
      2,
    );
  return (
    <span className="save">
      <button type="button" aria-label={`Save ${name} as CSV`} onClick={() => save(`${name}.csv`, 'text/csv', csv())}>
        CSV
      </button>
      <button
        type="button"
        aria-label={`Save ${name} as JSON`}
        onClick={() => save(`${name}.json`, 'application/json', json())}
      >
        JSON
      </button>
    </span>
  );
}

function save(name: string, type: string, text: string): void {
  // The mark tells spreadsheets that a CSV file is UTF-8.
  const address = URL.createObjectURL(new Blob([type === 'text/csv' ? `\uFEFF${text}` : text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
