import { countOf } from '../../count-of.ts';
import type { ReportPage, SentenceRange } from '../../report-types.ts';
import { SourceLink } from '../links.tsx';
import { originOf, report, textOf } from '../report.ts';
import { label, path, sources, words } from '../table/columns.tsx';
import { listView } from '../View.tsx';

/** Fewer letters would find every line. */
const LEAST = 2;

/** Title, description and every line of the main element, with its sentences. */
const linesOf = ({ title, titleOrigin, description, descriptionOrigin, blocks }: ReportPage) => [
  { text: title, sentences: [[0, Infinity, titleOrigin]] as readonly SentenceRange[] },
  { text: description, sentences: [[0, Infinity, descriptionOrigin]] as readonly SentenceRange[] },
  ...blocks,
];

interface Hit {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  /** Where in the text the words stand. */
  readonly start: number;
  readonly end: number;
  readonly source: string;
}

const lowerCased: string[] = [];
const indexIn = (text: number, wanted: string) => (lowerCased[text] ??= textOf(text).toLowerCase()).indexOf(wanted);

/** Every line where the words stand, in the order of the pages. */
function search(find: string): Hit[] {
  const wanted = find.trim().toLowerCase();
  if (wanted.length < LEAST) return [];
  return report.pages.flatMap((page) =>
    linesOf(page).flatMap(({ text, sentences }, index): Hit[] => {
      const start = indexIn(text, wanted);
      if (start < 0) return [];
      const sentence = sentences.find(([, end]) => start < end);
      const source = sentence ? originOf(sentence[2]).source : '';
      const id = `${page.path} ${index}`;
      return [{ id, path: page.path, text: textOf(text), start, end: start + wanted.length, source }];
    }),
  );
}

/** Full-text search over all pages. */
export const SearchView = listView<Hit>({
  title: 'Search',
  lede: () => undefined,
  choice: 'find',
  above: (find, change) => (
    <label className="search-all">
      Words of any page{' '}
      <input
        type="search"
        id="search"
        autoComplete="off"
        placeholder={`at least ${LEAST} letters`}
        value={find}
        onChange={({ target }) => change({ find: target.value })}
      />
    </label>
  ),
  label: 'Places',
  name: 'search',
  noun: 'place',
  rows: search,
  keyOf: ({ id }) => id,
  wraps: true,
  columns: [
    path('path', 'Page', 250, (hit) => hit.path),
    words('text', 'Text', 560, ({ text }) => text, {
      show: ({ text, start, end }) => (
        <>
          {text.slice(0, start)}
          <mark>{text.slice(start, end)}</mark>
          {text.slice(end)}
        </>
      ),
    }),
    sources('source', 'Source', 290, ({ source }) => (source === '' ? [] : [source])),
  ],
});

interface Use {
  readonly id: string;
  readonly path: string;
  readonly part: string;
  readonly text: string;
  readonly fields: readonly string[];
}

/** Every sentence that a template, a profile or a field of one, `file: field`, has a part in. */
function usesOf(wanted: string): Use[] {
  const isUsed = report.origins.map(({ source, fields }) =>
    [source, ...fields].some((name) => name === wanted || name.startsWith(`${wanted}: `)),
  );
  return report.pages.flatMap((page) =>
    linesOf(page)
      .flatMap(({ text, sentences }) => sentences.map((range) => ({ text, range })))
      .flatMap(({ text, range: [start, end, origin] }, index): Use[] =>
        isUsed[origin]
          ? [
              {
                ...originOf(origin),
                id: `${page.path} ${index}`,
                path: page.path,
                text: textOf(text).slice(start, end),
              },
            ]
          : [],
      ),
  );
}

/** From a template or a profile's field to every page that uses it, with its text there. */
export const SourceView = listView<Use>({
  title: (wanted) => wanted || 'No source',
  lede: (uses, wanted) => {
    const pages = new Set(uses.map((use) => use.path)).size;
    const file = wanted.replace(/: .*/, '');
    return (
      <>
        {uses.length === 0
          ? 'No sentence of a page names this file.'
          : `${countOf(uses.length, 'sentence')} on ${countOf(pages, 'page')}.`}{' '}
        {file !== wanted && (
          <>
            All of <SourceLink source={file} />
          </>
        )}
      </>
    );
  },
  choice: 'file',
  label: 'Pages that use it',
  name: 'uses',
  noun: 'sentence',
  rows: usesOf,
  keyOf: ({ id }) => id,
  wraps: true,
  columns: [
    path('path', 'Page', 250, (use) => use.path),
    label('part', 'Part', 130, ({ part }) => part),
    words('text', 'Text', 480, ({ text }) => text),
    sources('fields', 'Fields', 250, ({ fields }) => fields),
  ],
});
