import { readFileSync } from 'node:fs';
import { InputError } from '../../src/domain/problems.ts';

/** What Google counted of a page. */
export interface SearchFigures {
  readonly clicks: number;
  readonly impressions: number;
  /** Mean place among the results. */
  readonly position: number;
}

/** Address, clicks, impressions, share of clicks, position: as Search Console saves `Pages.csv`, in whatever language its heads are. */
const row = /^"?(https?:\/\/.*?)"?,(\d+),(\d+),[\d.]+%?,([\d.]+)\s*$/;

/** Google's figures by path, from the pages of a Search Console export. @throws InputError where the file holds none */
export function readSearchConsole(file: string): Map<string, SearchFigures> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new InputError([
      {
        file,
        message:
          'cannot be read: give the Pages.csv of a Search Console export',
      },
    ]);
  }
  const figures = text
    .split('\n')
    .flatMap((line): [string, SearchFigures][] => {
      const [, address, clicks, impressions, position] = row.exec(line) ?? [];
      if (address === undefined || !URL.canParse(address)) return [];
      return [
        [
          decodeURIComponent(new URL(address).pathname),
          {
            clicks: Number(clicks),
            impressions: Number(impressions),
            position: Number(position),
          },
        ],
      ];
    });
  if (figures.length === 0)
    throw new InputError([
      {
        file,
        message:
          'names no page with its clicks: give the Pages.csv of a Search Console export',
      },
    ]);
  return new Map(figures);
}
