import { monthNames } from '../../schemas/months.ts';

type Cell = string | number;

const month = `(?:${monthNames.map((name) => name.slice(0, 3)).join('|')})[a-z]*`;

/** Characters that show nothing, before which a spreadsheet may skip to a sign. */
const unseen = '[\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]';
const unseenEnds = new RegExp(`^${unseen}+|${unseen}+$`, 'gu');

/**
 * Patterns of text that a spreadsheet would convert: formulas, and anything like a number, an
 * amount, a date, a time or a Boolean. A phone number would lose its leading 0, and `12/3` would
 * become a date. Digits in groups after a plus stay: no spreadsheet calculates `+44 7700 900123`.
 */
const converted = [
  /^(?!\+\d+(?: \d+)+$)[=+@−\p{Pd}]/u,
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
  // Brings signs and digits of other widths to their usual form.
  const shown = value.normalize('NFKC').replaceAll(unseenEnds, '');
  const isConverted = converted.some((pattern) => pattern.test(shown));
  const text = isConverted ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats rows as CSV for a spreadsheet, with a byte order mark to say that it is UTF-8, and an
 * apostrophe before each text that the spreadsheet would convert.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

/** A table that a spreadsheet exported. */
interface Table {
  readonly head: readonly string[];
  /** Rows below the header. A row that was cut off has fewer cells than the header row. */
  readonly rows: readonly (readonly string[])[];
  /** Parses a cell such as `1,204`, `1.204,5` or `12 %` (12); undefined if it is not a number. */
  readonly toNumber: (cell: string) => number | undefined;
}

const separators = ['\t', ';', ','] as const;

/** A first line that tells a spreadsheet the separator: `sep=;`. */
const statedSeparator = /^"?sep=([\t;,])"?\n/i;

/** Returns the header row's separator outside quotes: a tab, else a semicolon, else a comma. */
function separatorOf(text: string): string {
  const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n');
  return separators.find((separator) => head.includes(separator)) ?? ',';
}

/** Splits text into rows of cells. A quoted cell may hold separators, line ends and `""`. */
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

/** Match cells that are numbers only with a decimal comma, or only with a decimal point. */
const decimalComma =
  /^\D?\d{1,3}(?:\.\d{3})+,\d|^\D?\d*,(?:\d{1,2}|\d{4,})\D*$/;
const decimalPoint =
  /^\D?\d{1,3}(?:,\d{3})+\.\d|^\D?\d*\.(?:\d{1,2}|\d{4,})\D*$/;

/**
 * Parses a table that another program exported. Its cells are separated by commas, semicolons or
 * tabs, and its numbers have a decimal comma or point, whichever the cells imply.
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
