import type { Cell, TableColumn } from './columns.tsx';

type Test<T> = (value: T) => boolean;

/** What a column must hold: `<200`, `>=2.5`, words that stand in it, or with `!` before them words that do not. */
export function readCondition(text: string): Test<Cell> {
  const [, operator = '', number = ''] =
    /^\s*([<>]=?|=)\s*(-?\d+(?:\.\d+)?)%?\s*$/.exec(text) ?? [];
  const compare = (found: number, wanted: number) =>
    (operator.includes('<') && found < wanted) ||
    (operator.includes('>') && found > wanted) ||
    (operator.includes('=') && found === wanted);
  if (operator)
    return (value) => value !== '' && compare(Number(value), Number(number));
  const isNot = text.trimStart().startsWith('!');
  const words = text.replace(/^\s*!/, '').trim().toLowerCase();
  return (value) => String(value).toLowerCase().includes(words) !== isNot;
}

/** Whether words begin in the text of a cell. In a text that goes on, the last of several may stand beyond its end. */
const beginsIn =
  <Row>(words: string, { value, next }: TableColumn<Row>): Test<Row> =>
  (row) => {
    const text = String(value(row));
    const whole = next && words.includes(' ') ? `${text} ${next(row)}` : text;
    const place = whole.toLowerCase().indexOf(words);
    return place >= 0 && place < text.length;
  };

/** One term of a query: words in quotes, or a column's name with its condition, or words that any column may hold. */
const termPattern = /(-?)(?:([\w%-]+)(:|[<>]=?|=))?("[^"]*"?|[^\s,]+)/g;

export interface Query<Row> {
  readonly test: Test<Row>;
  /** What is looked for in the texts of a row. */
  readonly words: readonly string[];
  /** Terms whose column does not exist, or is compared with what is no number. */
  readonly unread: readonly string[];
}

/** Reads a query, `exeter own%<70 title:moss -patio "free quote"`. A row must answer to every term. */
export function readQuery<Row>(
  query: string,
  columns: readonly TableColumn<Row>[],
): Query<Row> {
  const searched = columns.filter(({ isSearched = true }) => isSearched);
  const unread: string[] = [];
  const sought: string[] = [];
  const tests: Test<Row>[] = [];
  for (const [term, not, name, operator = '', given = ''] of query.matchAll(
    termPattern,
  )) {
    const words = given.replaceAll('"', '').toLowerCase();
    const column = columns.find(({ id }) => id === name);
    let test: Test<Row>;
    if (words === '') continue;
    if (name === undefined) {
      const anywhere = searched.map((column) => beginsIn(words, column));
      test = (row) => anywhere.some((begins) => begins(row));
      if (not === '') sought.push(words);
    } else if (
      column &&
      (operator === ':' || /^-?\d+(\.\d+)?%?$/.test(words))
    ) {
      const meets = readCondition(operator === ':' ? words : operator + words);
      test = (row) => meets(column.value(row));
    } else {
      unread.push(term);
      continue;
    }
    tests.push(not === '-' ? (row) => !test(row) : test);
  }
  return {
    test: (row) => tests.every((test) => test(row)),
    words: sought,
    unread,
  };
}
