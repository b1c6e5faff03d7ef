import { countOf } from '../../count-of.ts';
import { changeLines, type ChangeLine } from '../../changes/change-lines.ts';
import { WordDiff } from '../links.tsx';
import type { Choice } from '../Menu.tsx';
import { changedPaths, nothingChanged, report } from '../report.ts';
import {
  figure,
  paths,
  sources,
  text,
  type TableColumn,
} from '../table/columns.tsx';
import { listView } from './list-view.tsx';

const lines = changeLines(report.changes);

const figuresText = ({ figures }: ChangeLine) =>
  figures
    .map(({ before, after, count }) => `${before} → ${after} (${count})`)
    .join(', ');

/** What changed, and why. */
export const changeColumns: readonly TableColumn<ChangeLine>[] = [
  text('What', ({ kinds }) => kinds.join(', ')),
  text(
    'Before and now',
    (line) => figuresText(line) || `${line.before} → ${line.after}`,
    { show: (line) => figuresText(line) || <WordDiff {...line} /> },
  ),
  sources('Causes', ({ causes }) => causes),
];

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
  rows: (cause) =>
    cause === '' ? lines : lines.filter(({ causes }) => causes.includes(cause)),
  columns: [
    paths('Page', ({ pages }) =>
      pages.length === 0 ? ['The whole site'] : pages,
    ),
    ...changeColumns,
    figure('Pages', ({ pages }) => pages.length),
  ],
});
