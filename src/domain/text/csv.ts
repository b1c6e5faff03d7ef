type Cell = string | number;

/** What a spreadsheet would run as a formula, in the letters of East Asia too; a telephone number is none. */
const formula = /^(?!\+[\d\s()-]+$)[=+\-@\t\r\n＝＋－＠]/;

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Comma-separated values for a spreadsheet, which takes none of them for a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
