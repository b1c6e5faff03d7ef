type Cell = string | number;

/** Text that a spreadsheet would run as a formula, full-width signs included; not phone numbers. */
const formula = /^(?!\+[\d\s()-]+$)[=+\-@\t\r\n＝＋－＠]/;

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Comma-separated values for a spreadsheet. No cell is run as a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
