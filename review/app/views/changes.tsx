import { countOf } from '../../count-of.ts';
import { changeLines, type ChangeLine } from '../../changes/change-lines.ts';
import type { ReportChange } from '../../changes/report-changes.ts';
import { breakable, PageLinks, WordDiff } from '../links.tsx';
import type { Choice } from '../Menu.tsx';
import { changedPaths, nothingChanged, report } from '../report.ts';
import { column, sources, type TableColumn } from '../table/columns.tsx';
import { listView } from './list-view.tsx';

/** What changed on one page. */
export const editColumns: readonly TableColumn<ReportChange>[] = [
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

const lines = changeLines(report.changes);

const figuresText = ({ figures }: ChangeLine) =>
  figures
    .map(({ before, after, count }) => `${before} → ${after} (${count})`)
    .join(', ');

/** Causes with the number of their pages; no number if a cause concerns the whole site. */
export const causeFacets = report.causes.map(({ name, pages }): Choice => ({
  id: name,
  label: name,
  count: pages.length || 'site',
}));

const causesAre = () =>
  report.causesUnknown === undefined
    ? `by ${countOf(report.causes.length, 'cause')}`
    : `causes not known: ${report.causesUnknown}`;

const summary = () =>
  `Against ${report.comparedWith.from}: ${countOf(report.changes.length, 'change')} on ${countOf(changedPaths.length, 'page')}, ${causesAre()}.`;

/** Changes that crawlers see, by cause. Equal changes of many pages are one line. */
export const changes = listView<ChangeLine>({
  id: 'changes',
  label: 'Changes',
  count: lines.length,
  lede: `${nothingChanged() ?? summary()} Another state to compare with: npm run review -- --against a commit, a manifest or a report.`,
  facets: { label: 'Causes', items: causeFacets },
  above: (chosen) => {
    const cause = report.causes.find(({ name }) => name === chosen);
    return (
      cause && (
        <div className="rule">
          <h3>{breakable(cause.name)}</h3>
          {cause.edits.map((edit) => (
            <p key={edit.before + edit.after}>
              <WordDiff {...edit} />
            </p>
          ))}
        </div>
      )
    );
  },
  noun: 'change',
  rows: (cause) =>
    cause === '' ? lines : lines.filter(({ causes }) => causes.includes(cause)),
  wraps: true,
  columns: [
    column(
      'page',
      'Page',
      120,
      ({ pages }) => pages.join(' ') || 'The whole site',
      {
        show: ({ pages }) =>
          pages.length === 0 ? (
            'The whole site'
          ) : (
            <PageLinks name="Pages" paths={pages} />
          ),
      },
    ),
    column('what', 'What', 84, ({ kinds }) => kinds.join(', ')),
    column(
      'words',
      'Before and now',
      200,
      (line) => figuresText(line) || `${line.before} → ${line.after}`,
      { show: (line) => figuresText(line) || <WordDiff {...line} /> },
    ),
    sources('causes', 'Causes', 125, ({ causes }) => causes),
    column('on', 'Pages', 62, ({ pages }) => pages.length),
    column('before', 'Before', 200, ({ before }) => before, { isExtra: true }),
    column('now', 'Now', 200, ({ after }) => after, { isExtra: true }),
  ],
});
