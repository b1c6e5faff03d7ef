import type { ReportPage } from '../report-types.ts';
import { columns } from './page-columns.ts';
import { findingCount, mainHeading, textOf, titleOf } from './store.ts';

/** What the table of pages shows, as its address says it. */
export interface PagesState {
  readonly q: string;
  readonly kind: string;
  /** `yes` for pages with findings only. */
  readonly findings: string;
  /** Figures that a page must have: `own<200 depth>2`. */
  readonly where: string;
  readonly sort: string;
  readonly down: string;
  /** Names of the columns, with commas between; empty for the usual ones. */
  readonly columns: string;
}

const operators: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
};

/** Columns that can be compared with a number, by name. */
export const figures: Readonly<Record<string, (page: ReportPage) => number>> = Object.fromEntries(
  columns
    .filter(({ numeric, figure }) => numeric || figure)
    .map(({ name, value, figure }) => [name, figure ?? ((page: ReportPage) => Number(value(page)))]),
);

/** A test for each condition that can be read, and the ones that cannot. */
export function readConditions(where: string): {
  readonly tests: readonly ((page: ReportPage) => boolean)[];
  readonly unread: readonly string[];
} {
  const tests: ((page: ReportPage) => boolean)[] = [];
  const unread: string[] = [];
  for (const condition of where.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', operator = '', number = ''] = /^([\w%-]+)([<>]=?|=)(\d+(?:\.\d+)?)%?$/.exec(condition) ?? [];
    const [figure, compare] = [figures[name], operators[operator]];
    if (figure && compare) tests.push((page) => compare(figure(page), Number(number)));
    else unread.push(condition);
  }
  return { tests, unread };
}

/** The pages that a state asks for, in its order. */
export function choosePages(pages: readonly ReportPage[], state: PagesState): readonly ReportPage[] {
  const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
  const { tests } = readConditions(state.where);
  const chosen = pages.filter((page) => {
    if (state.kind !== '' && page.kind !== state.kind) return false;
    if (state.findings !== '' && findingCount(page) === 0) return false;
    if (!tests.every((test) => test(page))) return false;
    const text = `${page.path} ${titleOf(page)} ${textOf(page.description)} ${mainHeading(page)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const column = columns.find(({ name }) => name === state.sort);
  if (!column && state.sort !== 'path') return chosen;
  const valueOf = column?.value ?? ((page: ReportPage) => page.path);
  const direction = state.down === '' ? 1 : -1;
  return chosen.toSorted((a, b) => compare(valueOf(a), valueOf(b)) * direction || (a.path < b.path ? -1 : 1));
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
