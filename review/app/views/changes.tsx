import { countOf } from '../../count-of.ts';
import { changeLines, type ChangeLine } from '../../changes/change-lines.ts';
import type { ReportChange } from '../../changes/report-changes.ts';
import { LinkList, WordDiff } from '../links.tsx';
import type { Choice } from '../Menu.tsx';
import { changedPaths, nothingChanged, report } from '../report.ts';
import { figure, sources, text, type TableColumn } from '../table/columns.tsx';
import { listView } from './list-view.tsx';

/** What changed on one page. */
export const editColumns: readonly TableColumn<ReportChange>[] = [
  text('What', 84, ({ kind, part }) => `${kind} ${part}`),
  text('Before and now', 200, ({ before, after }) => `${before} → ${after}`, {
    show: WordDiff,
  }),
  sources('Causes', 125, ({ causes }) => causes),
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

const causesAre =
  report.causesUnknown === undefined
    ? `by ${countOf(report.causes.length, 'cause')}`
    : `causes not known: ${report.causesUnknown}`;

const summary = `Against ${report.comparedWith.from}: ${countOf(report.changes.length, 'change')} on ${countOf(changedPaths.length, 'page')}, ${causesAre}.`;

/** Changes that crawlers see, by cause. Equal changes of many pages are one line. */
export const changes = listView<ChangeLine>({
  id: 'changes',
  label: 'Changes',
  count: lines.length,
  lede: nothingChanged ?? summary,
  facets: causeFacets,
  above: (chosen) => {
    const cause = report.causes.find(({ name }) => name === chosen);
    return (
      cause && (
        <div className="rule">
          <h3>{cause.name}</h3>
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
    text('Page', 120, ({ pages }) => pages.join(' ') || 'The whole site', {
      show: ({ pages }) =>
        pages.length === 0 ? (
          'The whole site'
        ) : (
          <LinkList to="page" names={pages} summary="Pages" />
        ),
    }),
    text('What', 84, ({ kinds }) => kinds.join(', ')),
    text(
      'Before and now',
      200,
      (line) => figuresText(line) || `${line.before} → ${line.after}`,
      { show: (line) => figuresText(line) || <WordDiff {...line} /> },
    ),
    sources('Causes', 125, ({ causes }) => causes),
    figure('Pages', 62, ({ pages }) => pages.length),
  ],
});
