import { report } from '../report.ts';
import { sentenceColumns, sentencesOf, type Sentence } from '../page/sentences.tsx';
import { path } from '../table/columns.tsx';
import { listView } from '../View.tsx';

let all: readonly Sentence[] | undefined;
const allSentences = () => (all ??= report.pages.flatMap(sentencesOf));

const pageColumn = { ...path<Sentence>('path', 'Page', 250, (sentence) => sentence.path), isSearched: false };
const widths: Readonly<Record<string, number>> = { text: 480, source: 330 };

/** Every sentence of every page, with what it comes from: found by its words, by its page or by its source. */
export const SearchView = listView<Sentence>({
  title: 'Search',
  lede: 'Titles, descriptions and the text of main, a sentence a line. A source finds all that is made from it.',
  label: 'all sentences',
  name: 'sentences',
  noun: 'sentence',
  choice: 'q',
  // Nothing is laid out before something is looked for.
  rows: (query) => (query.length < 2 ? [] : allSentences()),
  wraps: true,
  columns: [pageColumn, ...sentenceColumns.map((column) => ({ ...column, size: widths[column.id] ?? column.size }))],
});
