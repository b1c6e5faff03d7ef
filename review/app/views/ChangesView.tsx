import { countOf } from '../../count-of.ts';
import type { ReportChange } from '../../report-types.ts';
import { addressOf, useViewState } from '../address.ts';
import { changedPaths, report } from '../data/report.ts';
import { Facets } from '../parts/Facets.tsx';
import { FoldedLinks, PathLink, SourceLinks } from '../parts/links.tsx';
import { View } from '../parts/View.tsx';
import { WordDiff } from '../parts/WordDiff.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { TableView } from '../table/TableView.tsx';

/** The same change with the same causes, on all its pages. */
interface Edit extends Omit<ReportChange, 'path'> {
  readonly pages: readonly string[];
}

const edits = [...Map.groupBy(report.changes, (change) => JSON.stringify({ ...change, path: '' })).values()].flatMap(
  (group): Edit[] => {
    const [first] = group;
    return first ? [{ ...first, pages: group.map(({ path }) => path) }] : [];
  },
);

const columns: readonly TableColumn<Edit>[] = [
  {
    id: 'page',
    label: 'Page',
    value: ({ pages }) => pages.join(' ') || 'The whole site',
    show: ({ pages: [first = '', ...rest] }) =>
      rest.length > 0 ? (
        <FoldedLinks summary={first} pages={[first, ...rest].map((path) => ({ path }))} />
      ) : (
        <PathLink path={first || 'The whole site'} />
      ),
    size: 190,
    isSearched: true,
  },
  { id: 'what', label: 'What', value: ({ kind, part }) => [kind, part].filter(Boolean).join(' '), size: 90 },
  {
    id: 'words',
    label: 'Before and now',
    value: ({ before, after }) => `${before} → ${after}`,
    show: ({ before, after }) => <WordDiff before={before} after={after} />,
    size: 320,
    isSearched: true,
  },
  { id: 'on', label: 'Pages', value: ({ pages }) => pages.length, size: 50, isNumber: true },
  { id: 'before', label: 'Before', value: ({ before }) => before, size: 200, isExtra: true },
  { id: 'now', label: 'Now', value: ({ after }) => after, size: 200, isExtra: true },
  {
    id: 'causes',
    label: 'Causes',
    value: ({ causes }) => causes.join(' '),
    show: ({ causes }) => <SourceLinks sources={causes} />,
    size: 180,
    isSearched: true,
  },
];
const keyOf = (edit: Edit) => `${edit.pages[0]} ${edit.kind} ${edit.part} ${edit.before} ${edit.after}`;

/** What crawlers see otherwise than before, by cause: equal changes of many pages are one line. */
export function ChangesView() {
  const [state, change] = useViewState();
  const cause = state.cause ?? '';
  const { from, reason } = report.comparedWith;
  const summary =
    reason !== undefined
      ? `Nothing was compared: ${reason}`
      : report.changes.length === 0
        ? `For crawlers nothing differs from ${from}.`
        : `Against ${from}: ${countOf(report.changes.length, 'change')} on ${countOf(changedPaths.length, 'page')}, by ${countOf(report.causes.length, 'cause')}.`;
  const hint = 'Another state to compare with: npm run review -- --against a commit, a manifest or a report.';
  return (
    <View title="Changes" lede={`${summary} ${hint}`} isFull>
      {edits.length > 0 && (
        <div className="beside">
          <Facets
            label="Causes"
            facets={report.causes.map(({ file, pages }) => ({ id: file, label: file, count: pages.length }))}
            chosen={cause}
            hrefOf={(file) => addressOf('changes', { ...state, cause: file })}
          />
          <TableView
            label="All changes"
            name="changes"
            noun="change"
            columns={columns}
            rows={byCause.get(cause) ?? edits}
            keyOf={keyOf}
            wraps
            state={state}
            change={change}
          />
        </div>
      )}
    </View>
  );
}

const byCause = new Map(report.causes.map(({ file }) => [file, edits.filter(({ causes }) => causes.includes(file))]));
