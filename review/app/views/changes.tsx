import { countOf } from '../../count-of.ts';
import type { ReportChange } from '../../changes/report-changes.ts';
import { breakable, causeName, PageLinks, WordDiff } from '../links.tsx';
import { changedPaths, nothingChanged, report } from '../report.ts';
import { column, sources, type TableColumn } from '../table/columns.tsx';
import type { Choice } from '../Menu.tsx';
import { listView } from './list-view.tsx';

/** What changed, wherever it did. */
export const editColumns: readonly TableColumn<Omit<ReportChange, 'path'>>[] = [
  column('what', 'What', 84, ({ kind, part }) => `${kind} ${part}`.trim(), {
    show: ({ kind, part }) => (
      <>
        {kind} {breakable(part)}
      </>
    ),
  }),
  column(
    'words',
    'Before and now',
    200,
    ({ before, after }) => `${before} → ${after}`,
    { show: WordDiff },
  ),
  sources('causes', 'Causes', 125, ({ causes }) => causes),
];

/** The same change with the same causes, on all its pages. */
interface Edit extends Omit<ReportChange, 'path'> {
  readonly pages: readonly string[];
}

/** The one on most pages first. */
const edits = [
  ...Map.groupBy(report.changes, (change) =>
    JSON.stringify({ ...change, path: '' }),
  ).values(),
]
  .flatMap((same) =>
    same.slice(0, 1).map((first): Edit => ({
      ...first,
      pages: same.map(({ path }) => path),
    })),
  )
  .sort((a, b) => b.pages.length - a.pages.length);

/** Causes with the number of their pages; none where the whole site is concerned. */
export const causeFacets = report.causes.map(({ file, pages }): Choice => ({
  id: file,
  label: causeName(file),
  count: pages.length || 'site',
}));

const summary = () =>
  `Against ${report.comparedWith.from}: ${countOf(report.changes.length, 'change')} on ${countOf(changedPaths.length, 'page')}, by ${countOf(report.causes.length, 'cause')}.`;

/** What crawlers see otherwise than before, by cause: equal changes of many pages are one line. */
export const changes = listView<Edit>({
  id: 'changes',
  label: 'Changes',
  count: report.changes.length,
  lede: `${nothingChanged() ?? summary()} Another state to compare with: npm run review -- --against a commit, a manifest or a report.`,
  facets: { label: 'Causes', items: causeFacets },
  noun: 'change',
  rows: (cause) =>
    cause === '' ? edits : edits.filter(({ causes }) => causes.includes(cause)),
  wraps: true,
  columns: [
    column(
      'page',
      'Page',
      120,
      ({ pages }) => pages.join(' ') || 'The whole site',
      {
        show: ({ pages }) => (
          <PageLinks
            name="Pages"
            paths={pages.map((path) => path || 'The whole site')}
          />
        ),
      },
    ),
    ...editColumns,
    column('on', 'Pages', 62, ({ pages }) => pages.length),
    column('before', 'Before', 200, ({ before }) => before, { isExtra: true }),
    column('now', 'Now', 200, ({ after }) => after, { isExtra: true }),
  ],
});
