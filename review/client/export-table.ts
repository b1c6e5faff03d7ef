import { toCsv } from '../../src/domain/csv.ts';
import { h } from './dom.ts';

export type Cell = string | number;

interface Exported {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** What is saved, where that is no table that is shown. */
  readonly what?: string;
  readonly labels: readonly string[];
  /** Asked for when a file is wanted. */
  readonly rows: () => readonly (readonly Cell[])[];
}

/** Two buttons that save a table, as it is filtered and sorted, as CSV and as JSON. */
export function exportButtons({ name, what = 'this table', labels, rows }: Exported): HTMLElement {
  const button = (label: string, type: string, text: () => string) =>
    h(
      'button',
      {
        type: 'button',
        class: 'plain',
        'aria-label': `Save ${name} as ${label}`,
        click: () => save(`${name}.${label.toLowerCase()}`, type, text()),
      },
      label,
    );
  return h(
    'p',
    { class: 'export' },
    `Save ${what}: `,
    button('CSV', 'text/csv', () => toCsv([labels, ...rows()])),
    ' ',
    button('JSON', 'application/json', () =>
      JSON.stringify(
        rows().map((row) => Object.fromEntries(row.map((cell, index) => [labels[index], cell]))),
        null,
        2,
      ),
    ),
  );
}

function save(name: string, type: string, text: string): void {
  // The mark tells spreadsheets that a CSV file is UTF-8.
  const address = URL.createObjectURL(new Blob([type === 'text/csv' ? `\uFEFF${text}` : text], { type }));
  const link = h('a', { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
