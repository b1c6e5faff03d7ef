import type { TableColumn } from './columns.tsx';

const operators: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
};

type Test<T> = (value: T) => boolean;

/** What a column must hold: `<200`, `>=2.5`, words that stand in it, or with `!` before them words that do not. */
export function readCondition(text: string): Test<string | number> {
  const [, operator = '', number = ''] = /^\s*([<>]=?|=)\s*(-?\d+(?:\.\d+)?)%?\s*$/.exec(text) ?? [];
  const compare = operators[operator];
  if (compare) return (value) => value !== '' && compare(Number(value), Number(number));
  const isNot = text.trimStart().startsWith('!');
  const words = text.replace(/^\s*!/, '').trim().toLowerCase();
  return (value) => String(value).toLowerCase().includes(words) !== isNot;
}

/** One term of a query: words in quotes, or a column's name with its condition, or words that any column may hold. */
const termPattern = /(-?)(?:([\w%-]+)(:|[<>]=?|=))?("[^"]*"?|[^\s,]+)/g;

export interface Query<Row> {
  readonly test: Test<Row>;
  /** What is looked for in the texts of a row. */
  readonly words: readonly string[];
  /** Terms whose column does not exist, or is compared with what is no number. */
  readonly unread: readonly string[];
}

/** Reads a query: `exeter own%<70 title:moss -patio "free quote"`. A row must answer to every term. */
export function readQuery<Row>(query: string, columns: readonly TableColumn<Row>[]): Query<Row> {
  const searched = columns.filter(({ isSearched = true }) => isSearched);
  const unread: string[] = [];
  const sought: string[] = [];
  const tests = [...query.matchAll(termPattern)].flatMap(
    ([term, not, name, operator = '', given = '']): Test<Row>[] => {
      const words = given.replaceAll('"', '').toLowerCase();
      if (words === '') return [];
      let test: Test<Row>;
      if (name === undefined) {
        test = (row) => searched.some(({ value }) => String(value(row)).toLowerCase().includes(words));
        if (not === '') sought.push(words);
      } else {
        const column = columns.find(({ id }) => id === name);
        if (!column || (operator !== ':' && !/^-?\d+(\.\d+)?%?$/.test(words))) {
          unread.push(term);
          return [];
        }
        const meets = readCondition(operator === ':' ? words : operator + words);
        test = (row) => meets(column.value(row));
      }
      return [not === '-' ? (row) => !test(row) : test];
    },
  );
  return { test: (row) => tests.every((test) => test(row)), words: sought, unread };
}
