import { statSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '#site/business.ts';
import { filesBelow } from '../../core/disk/files-below.ts';
import { readText } from '../../core/disk/read-text.ts';
import { parseRequestPath } from '../../server/site/request-path.ts';
import { inputError } from '../../core/domain/problems.ts';
import { parseTable } from '../../core/domain/text/csv.ts';

/** Google's figures about a page. */
export interface SearchFigures {
  readonly clicks: number;
  readonly impressions: number;
  /** Mean position among the results, weighted by impressions. */
  readonly position: number;
  /** Number of rows of the export: one for each address that leads to the page. */
  readonly addresses: number;
}

interface Row extends Omit<SearchFigures, 'addresses'> {
  /** Without `www`. */
  readonly host: string;
  readonly path: string;
}

/**
 * The columns of clicks, impressions and position, by the number of columns: 5 for one period, 9
 * for a comparison with an earlier one. The first column is the address. Headers may be in any
 * language.
 */
const columnsByCount: Readonly<Record<number, readonly number[]>> = {
  5: [1, 2, 4],
  9: [1, 3, 7],
};

/**
 * Reads a Search Console export: its folder with all CSV files, or one of them. Only the file of
 * pages has addresses; the files of queries, countries, devices and days are ignored.
 * @returns the figures of each page by its path
 * @throws InputError if no row has a page's clicks, or if a row cannot be read
 */
export function readSearchConsole(source: string): Map<string, SearchFigures> {
  const rows = filesOf(source).flatMap(readRows);
  // A domain's export has its other sub-domains too.
  const byHost = Map.groupBy(rows, ({ host }) => host);
  const [most = []] = [...byHost.values()].sort((a, b) => b.length - a.length);
  const own = byHost.get(business.website.replace(/^www\./, '')) ?? most;
  if (own.length === 0) throw refused(source, 'names no page with its clicks');
  const byPath = Map.groupBy(own, ({ path }) => path);
  const sums = [...byPath].map(([path, own]) => [path, sumOf(own)] as const);
  return new Map(sums);
}

const refused = (file: string, message: string) =>
  inputError(
    file,
    `${message}: give the folder of a Search Console export, unpacked, or its Pages.csv`,
  );

const isCsv = (name: string) => /\.csv$/i.test(name);

function filesOf(source: string): string[] {
  const stat = statSync(source, { throwIfNoEntry: false });
  if (stat?.isDirectory())
    return filesBelow(source)
      .filter(isCsv)
      .map((name) => join(source, name));
  if (!stat || !isCsv(source)) throw refused(source, 'cannot be read as CSV');
  return [source];
}

function readRows(file: string): Row[] {
  const { head, rows, toNumber } = parseTable(readText(file));
  const ofPages = rows.filter(([address = '']) => /^https?:/.test(address));
  // People may search for an address, but few rows of a file of queries are addresses.
  if (ofPages.length * 2 <= rows.length) return [];
  const columns = columnsByCount[head.length];
  if (!columns)
    throw refused(
      file,
      `has ${head.length} columns, not 5, or 9 for a comparison`,
    );
  return ofPages.map((row) => {
    const [address = ''] = row;
    const { hostname = '', pathname } = URL.parse(address) ?? {};
    const [clicks, impressions, mean] = columns.map((column, index) => {
      const cell = row[column] ?? '';
      // Clicks and impressions are whole numbers: in a German export, 1.234 means 1234.
      const isGrouped = index < 2 && /^\d{1,3}(?:\D\d{3})+$/.test(cell);
      return toNumber(isGrouped ? cell.replace(/\D/g, '') : cell);
    });
    // A page that was not shown has no position.
    const position = mean ?? (impressions === 0 ? 0 : undefined);
    if (
      pathname === undefined ||
      clicks === undefined ||
      impressions === undefined ||
      position === undefined
    )
      throw refused(file, `has a row that cannot be read (${row.join(' | ')})`);
    const host = hostname.replace(/^www\./, '');
    return { host, path: pathOf(pathname), clicks, impressions, position };
  });
}

/** Path of the page that an address leads to, whatever its query, hash and spelling. */
function pathOf(pathname: string): string {
  const request = parseRequestPath(pathname);
  if (request.kind === 'redirect') return request.location;
  return request.kind === 'path' ? request.pathname : pathname;
}

function sumOf(rows: readonly Row[]): SearchFigures {
  const total = (valueOf: (row: Row) => number) =>
    rows.reduce((sum, row) => sum + valueOf(row), 0);
  const impressions = total((row) => row.impressions);
  const weighted = total((row) => row.position * row.impressions);
  return {
    clicks: total((row) => row.clicks),
    impressions,
    position: Math.round((10 * weighted) / Math.max(impressions, 1)) / 10,
    addresses: rows.length,
  };
}
