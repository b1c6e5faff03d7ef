import { monthNames } from './long-date.ts';

type Cell = string | number;

const month = `(?:${monthNames.map((name) => name.slice(0, 3)).join('|')})[a-z]*`;

/**
 * Texts that a spreadsheet would change: formulas, in the letters of East Asia too, and whatever
 * looks like a number, a sum, a date, a time or a truth value. A telephone number loses its
 * first 0, and `12/3` becomes a day.
 */
const converted = [
  /^(?!\+[\d\s()-]*[\s()-][\d\s()-]*$)[=+\-@\t\r\n＝＋－＠]/,
  /^\(?[+-]?\p{Sc}?\s*\d[\d.,]*(?:e[+-]?\d+)?\s*[%\p{Sc}]?\)?$/iu,
  /^\d{1,4}([-/.])\d{1,2}(?:\1\d{1,4})?(?: \d{1,2}:\d\d.*)?$/,
  /^\d{1,2}(?::\d\d){1,2}(?:\s*[ap]m)?$|^\d{1,2}\s*[ap]m$/i,
  new RegExp(`^(?:\\d{1,2}[-/ ])?${month}[-/ ]\\d{1,4}(?:,? \\d{2,4})?$`, 'i'),
  new RegExp(`^\\d{1,2}[-/ ]${month}$`, 'i'),
  /^\d+ \d+\/\d+$/,
  /^(?:true|false)$/i,
];

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const isConverted = converted.some((pattern) =>
    pattern.test(value.trim() || value),
  );
  const text = isConverted ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Comma-separated values for a spreadsheet. It reads them as UTF-8 by their byte order mark, and
 * keeps every text as it is: the apostrophe before a text marks it as one.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

/** A table as a spreadsheet exports it. */
interface Table {
  readonly head: readonly string[];
  /** Rows. One that was cut off has fewer cells than the header row. */
  readonly rows: readonly (readonly string[])[];
  /** A cell as a number, as in `1,204`, `1.204,5` or `12 %` (12); else undefined. */
  readonly toNumber: (cell: string) => number | undefined;
}

const separators = ['\t', ';', ','] as const;

/** A first line that tells a spreadsheet the separator: `sep=;`. */
const statedSeparator = /^"?sep=([\t;,])"?\n/i;

/** The first separator in the header row that is not inside quotes. */
function separatorOf(text: string): string {
  const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n');
  return separators.find((separator) => head.includes(separator)) ?? ',';
}

/** The cells of each line. Quotes may hold separators, line ends and doubled quotes. */
function splitRows(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\n]*))(${separator}|\n|$)`,
    'y',
  );
  while (cell.lastIndex < text.length) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (whole === undefined) break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain.trim());
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.some((value) => value !== ''));
}

/** Cells that only make sense with a comma before the decimals, or with a point. */
const decimalComma =
  /^\D?\d{1,3}(?:\.\d{3})+,\d|^\D?\d*,(?:\d{1,2}|\d{4,})\D*$/;
const decimalPoint =
  /^\D?\d{1,3}(?:,\d{3})+\.\d|^\D?\d*\.(?:\d{1,2}|\d{4,})\D*$/;

/**
 * Reads a table as spreadsheets and other programs export it: with commas, semicolons or tabs, and
 * with numbers as people write them in its language.
 * @param text as `readText` returns it
 */
export function parseTable(text: string): Table {
  const [line = '', stated] = statedSeparator.exec(text) ?? [];
  const separator = stated ?? separatorOf(text);
  const [head = [], ...rows] = splitRows(text.slice(line.length), separator);
  const cells = rows.flat();
  const hasComma = cells.some((cell) => decimalComma.test(cell));
  const hasPoint = cells.some((cell) => decimalPoint.test(cell));
  const isComma = hasComma === hasPoint ? separator === ';' : hasComma;
  const toNumber = (cell: string) => {
    const plain = cell
      .replaceAll(/[\s'’%]/g, '')
      .replaceAll(isComma ? '.' : ',', '')
      .replace(',', '.');
    return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
  };
  return { head, rows, toNumber };
}
