import type { ReactNode } from 'react';
import { toCsv } from '../../../src/domain/words/csv.ts';
import type { ReportPage } from '../../report-types.ts';
import type { Cell } from './columns.tsx';

interface SaveButtonsProps<Row> {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly { readonly label: string; readonly value: (row: Row) => Cell }[];
  /** Called when a file is requested. */
  readonly rows: () => readonly Row[];
}

/** Two buttons that save a table with all its columns, as it is filtered and sorted. */
export function SaveButtons<Row>({ name, columns, rows }: SaveButtonsProps<Row>): ReactNode {
  const labels = columns.map(({ label }) => label);
  const cells = () => rows().map((row) => columns.map(({ value }) => value(row)));
  const csv = () => toCsv([labels, ...cells()]);
  const json = () => {
    const records = cells().map((row) => Object.fromEntries(row.map((cell, index) => [labels[index], cell])));
    return JSON.stringify(records, null, 2);
  };
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

interface SavePageProps<Row> {
  readonly page: ReportPage;
  /** What of the page is saved. */
  readonly what: string;
  /** Cells of a row by the label of their column. */
  readonly columns: Readonly<Record<string, (row: Row) => Cell>>;
  readonly rows: () => readonly Row[];
}

/** Buttons that save one section of what is known of a page. */
export function SavePage<Row>({ page, what, columns, rows }: SavePageProps<Row>): ReactNode {
  // `/county/town` begins the file's name as `county-town`.
  const name = `${page.path.slice(1).replaceAll('/', '-') || 'home'}-${what.replaceAll(' ', '-')}`;
  return (
    <p className="save-page">
      Save the {what}:{' '}
      <SaveButtons
        name={name}
        columns={Object.entries(columns).map(([label, value]) => ({ label, value }))}
        rows={rows}
      />
    </p>
  );
}
