import { addressOf, useViewState } from '../address.ts';
import { pageOf, reachable, textOf } from '../data/report.ts';
import { PageLink } from '../parts/links.tsx';
import { View } from '../parts/View.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { TableView } from '../table/TableView.tsx';

/** A link in a page's own content. */
interface Edge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly words: string;
  /** Other pages that the same words lead to, from anywhere. */
  readonly others: number;
}

const targets = new Map<number, Set<number>>();
for (const { anchors } of reachable)
  for (const [page, text] of anchors) targets.set(text, (targets.get(text) ?? new Set()).add(page));

const edges = reachable.flatMap(({ path, anchors }) =>
  anchors.map(([page, text], index): Edge => ({
    id: `${path} ${index}`,
    from: path,
    to: pageOf(page).path,
    words: textOf(text),
    others: (targets.get(text)?.size ?? 1) - 1,
  })),
);

const columns: readonly TableColumn<Edge>[] = [
  {
    id: 'from',
    label: 'From',
    value: ({ from }) => from,
    show: ({ from }) => <PageLink path={from} />,
    size: 290,
    isSearched: true,
  },
  {
    id: 'to',
    label: 'To',
    value: ({ to }) => to,
    show: ({ to }) => <PageLink path={to} />,
    size: 290,
    isSearched: true,
  },
  { id: 'words', label: 'Words', value: ({ words }) => words, size: 360, isSearched: true },
  {
    id: 'others',
    label: 'Other pages',
    what: 'Other pages that the same words lead to: such words tell nobody which',
    value: ({ others }) => others,
    size: 90,
    isNumber: true,
  },
];

/** Every link in content: from where, to where, with which words. */
export function AnchorsView() {
  const [state, change] = useViewState();
  return (
    <View
      title="Anchors"
      lede={
        <>
          Links in content and breadcrumbs, one line each; the menu does not count. Words that lead to many pages tell
          nobody which: <a href={addressOf('anchors', { sort: '-others' })}>those first</a>.
        </>
      }
      isFull
    >
      <TableView
        label="Links in content"
        name="anchors"
        noun="link"
        columns={columns}
        rows={edges}
        keyOf={({ id }) => id}
        state={state}
        change={change}
      />
    </View>
  );
}
