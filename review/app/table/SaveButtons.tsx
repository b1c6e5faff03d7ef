import { toCsv } from '../../../src/domain/text/csv.ts';
import type { TableColumn } from './columns.tsx';

interface SaveButtonsProps<Row> {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly { readonly original: Row }[];
}

/** Two buttons that save a table with all its columns, as it is filtered and sorted. */
export function SaveButtons<Row>({
  name,
  columns,
  rows,
}: SaveButtonsProps<Row>) {
  const records = () =>
    rows.map(({ original }) =>
      Object.fromEntries(
        columns.map(({ header, accessorFn }) => [
          header,
          accessorFn(original) ?? '',
        ]),
      ),
    );
  const formats = {
    CSV: () =>
      toCsv([
        columns.map(({ header }) => header),
        ...records().map((record) => Object.values(record)),
      ]),
    JSON: () => JSON.stringify(records()),
  };
  return (
    <span className="save">
      {Object.entries(formats).map(([format, write]) => (
        <button
          key={format}
          type="button"
          aria-label={`Save ${name} as ${format}`}
          onClick={() => save(`${name}.${format.toLowerCase()}`, write())}
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
