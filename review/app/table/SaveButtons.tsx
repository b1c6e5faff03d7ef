import { toCsv } from '../../../src/domain/text/csv.ts';
import type { TableColumn } from './columns.tsx';

interface SaveButtonsProps<Row> {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Two buttons that save a table with all its columns, as it is filtered and sorted. */
export function SaveButtons<Row>({
  name,
  columns,
  rows,
}: SaveButtonsProps<Row>) {
  const labels = columns.map(({ label }) => label);
  const cells = () =>
    rows.map((row) => columns.map(({ value }) => value(row) ?? ''));
  const formats = {
    CSV: () => toCsv([labels, ...cells()]),
    JSON: () =>
      JSON.stringify(
        cells().map((row) =>
          Object.fromEntries(row.map((cell, index) => [labels[index], cell])),
        ),
      ),
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
