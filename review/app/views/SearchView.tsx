import { useDeferredValue, useMemo } from 'react';
import { useViewState } from '../address.ts';
import { originOf, report, textOf } from '../data/report.ts';
import { PageLink, SourceLink } from '../parts/links.tsx';
import { View } from '../parts/View.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { TableView } from '../table/TableView.tsx';

/** Fewer letters would find every line. */
const LEAST = 2;

interface Hit {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  /** Where in the text the words stand. */
  readonly start: number;
  readonly end: number;
  readonly source: string;
}

const columns: readonly TableColumn<Hit>[] = [
  {
    id: 'path',
    label: 'Page',
    value: ({ path }) => path,
    show: ({ path }) => <PageLink path={path} />,
    size: 250,
    isSearched: true,
  },
  {
    id: 'text',
    label: 'Text',
    value: ({ text }) => text,
    show: ({ text, start, end }) => (
      <>
        {text.slice(0, start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end)}
      </>
    ),
    size: 560,
    isSearched: true,
  },
  {
    id: 'source',
    label: 'Source',
    value: ({ source }) => source,
    show: ({ source }) => source && <SourceLink source={source} />,
    size: 290,
    isSearched: true,
  },
];

const lower: string[] = [];
const placeIn = (text: number, words: string) => (lower[text] ??= textOf(text).toLowerCase()).indexOf(words);

/** Every line where the words stand, titles and descriptions included, in the order of the pages. */
function search(words: string): Hit[] {
  if (words.length < LEAST) return [];
  return report.pages.flatMap(({ path, title, titleOrigin, description, descriptionOrigin, blocks }) =>
    [
      { text: title, sentences: [[0, Infinity, titleOrigin]] as const },
      { text: description, sentences: [[0, Infinity, descriptionOrigin]] as const },
      ...blocks,
    ].flatMap(({ text, sentences }, index): Hit[] => {
      const start = placeIn(text, words);
      if (start < 0) return [];
      const sentence = sentences.find(([, end]) => start < end);
      return [
        {
          id: `${path} ${index}`,
          path,
          text: textOf(text),
          start,
          end: start + words.length,
          source: sentence ? originOf(sentence[2]).source : '',
        },
      ];
    }),
  );
}

/** Full-text search over all pages: titles, descriptions and every line of the main element. */
export function SearchView() {
  const [state, change] = useViewState();
  const words = useDeferredValue((state.find ?? '').trim().toLowerCase());
  const hits = useMemo(() => search(words), [words]);
  return (
    <View title="Search" isFull>
      <label className="search-all">
        Words of any page{' '}
        <input
          type="search"
          id="search"
          autoComplete="off"
          placeholder={`at least ${LEAST} letters`}
          value={state.find ?? ''}
          onChange={({ target }) => change({ find: target.value })}
        />
      </label>
      <TableView
        label="Places"
        name="search"
        noun="place"
        columns={columns}
        rows={hits}
        keyOf={({ id }) => id}
        wraps
        state={state}
        change={change}
      />
    </View>
  );
}
