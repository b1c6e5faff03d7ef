import { useMemo } from 'react';
import { countOf } from '../../count-of.ts';
import { useViewState } from '../address.ts';
import { originOf, report, textOf } from '../data/report.ts';
import { PageLink, SourceLink, SourceLinks } from '../parts/links.tsx';
import { View } from '../parts/View.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { TableView } from '../table/TableView.tsx';

interface Use {
  readonly id: string;
  readonly path: string;
  readonly part: string;
  readonly text: string;
  readonly fields: readonly string[];
}

const columns: readonly TableColumn<Use>[] = [
  {
    id: 'path',
    label: 'Page',
    value: ({ path }) => path,
    show: ({ path }) => <PageLink path={path} />,
    size: 250,
    isSearched: true,
  },
  { id: 'part', label: 'Part', value: ({ part }) => part, size: 130 },
  { id: 'text', label: 'Text', value: ({ text }) => text, size: 480, isSearched: true },
  {
    id: 'fields',
    label: 'Fields',
    value: ({ fields }) => fields.join(' '),
    show: ({ fields }) => <SourceLinks sources={fields} />,
    size: 250,
  },
];

/** Every sentence that a template, a profile or a field of one, `file: field`, has a part in. */
function usesOf(wanted: string): Use[] {
  const used = report.origins.map(
    ({ source, fields }) =>
      source === wanted || fields.some((field) => field === wanted || field.startsWith(`${wanted}: `)),
  );
  return report.pages.flatMap(({ path, title, titleOrigin, description, descriptionOrigin, blocks }) =>
    [
      { text: textOf(title), origin: titleOrigin },
      { text: textOf(description), origin: descriptionOrigin },
      ...blocks.flatMap(({ text, sentences }) =>
        sentences.map(([start, end, origin]) => ({ text: textOf(text).slice(start, end), origin })),
      ),
    ].flatMap(({ text, origin }, index): Use[] =>
      used[origin] ? [{ id: `${path} ${index}`, path, text, ...originOf(origin) }] : [],
    ),
  );
}

/** From a template or a profile's field to every page that uses it, with its text there. */
export function SourceView() {
  const [state, change] = useViewState();
  const { file: wanted = '' } = state;
  const uses = useMemo(() => usesOf(wanted), [wanted]);
  const pages = new Set(uses.map(({ path }) => path)).size;
  const [file = ''] = wanted.split(': ');
  return (
    <View
      title={wanted || 'No source'}
      lede={
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
      }
      isFull
    >
      <TableView
        label="Pages that use it"
        name="uses"
        noun="sentence"
        columns={columns}
        rows={uses}
        keyOf={({ id }) => id}
        wraps
        state={state}
        change={change}
      />
    </View>
  );
}
