import { readText } from '../../pack/read-text.ts';
import { InputError } from '../../src/domain/problems.ts';
import { parseTable } from '../../src/domain/text/csv.ts';

/** Google's figures about a page. */
export interface SearchFigures {
  readonly clicks: number;
  readonly impressions: number;
  /** Mean place among the results. */
  readonly position: number;
}

/**
 * Columns of clicks, impressions and position, by the number of columns: of the pages alone, and of
 * a comparison with an earlier time, whose figures follow the present ones. The first column is the
 * address. Heads are in any language.
 */
const columnsByCount: Readonly<
  Record<number, readonly [number, number, number]>
> = { 5: [1, 2, 4], 9: [1, 3, 7] };

const remedy = 'give the Pages.csv of a Search Console export';

/** Google's figures by path, from a Search Console export of pages. @throws InputError if it has none */
export function readSearchConsole(file: string): Map<string, SearchFigures> {
  const refused = (message: string) =>
    new InputError([{ file, message: `${message}: ${remedy}` }]);
  const text = readExport(file, refused);
  const { head, rows, toNumber } = parseTable(text);
  const columns = columnsByCount[head.length];
  if (!columns)
    throw refused(
      `has ${head.length} columns in place of 5, or 9 of a comparison`,
    );
  const figures = new Map<string, SearchFigures>();
  for (const row of rows) {
    const path = pathOf(row[0] ?? '');
    const [clicks, impressions, position] = columns.map((column) =>
      toNumber(row[column] ?? ''),
    );
    if (path === undefined || clicks === undefined) continue;
    if (impressions === undefined || position === undefined) continue;
    figures.set(path, { clicks, impressions, position });
  }
  if (figures.size === 0) throw refused('names no page with its clicks');
  return figures;
}

function readExport(
  file: string,
  refused: (message: string) => InputError,
): string {
  try {
    return readText(file);
  } catch (error) {
    throw error instanceof InputError ? error : refused('cannot be read');
  }
}

/** The path of an address, decoded if it can be; undefined for any other text. */
function pathOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}
