import { changeLines, type ChangeLine } from '../../changes/change-lines.ts';
import { WordDiff, type Choice } from '../links.tsx';
import { nothingChanged, report } from '../report.ts';
import { figure, paths, text, type TableColumn } from '../table/columns.tsx';
import { listView } from './list-view.tsx';

const lines = changeLines(report.changes);

const figuresText = ({ figures }: ChangeLine) =>
  figures
    .map(({ before, after, count }) => `${before} → ${after} (${count})`)
    .join(', ');

/** What changed, and why. */
export const changeColumns: readonly TableColumn<ChangeLine>[] = [
  text('What', ({ kinds }) => kinds.join(', '), { size: 85 }),
  text(
    'Before and now',
    (line) => figuresText(line) || `${line.before} → ${line.after}`,
    { show: (line) => figuresText(line) || <WordDiff {...line} />, size: 190 },
  ),
  text('Causes', ({ causes }) => causes.join(' ')),
];

/** Causes with the number of their pages; no number if a cause concerns the whole site. */
export const causeFacets = report.causes.map(({ name, pages }): Choice => ({
  id: name,
  label: name,
  count: pages.length || 'site',
}));

const { comparedWith, causesUnknown } = report;
const causesText =
  causesUnknown === undefined ? '' : `Causes are not known: ${causesUnknown}`;

/** Changes that crawlers see, by cause. Equal changes of many pages are one line. */
export const changes = listView<ChangeLine>({
  id: 'changes',
  label: 'Changes',
  count: lines.length,
  lede: nothingChanged ?? `Against ${comparedWith.from}. ${causesText}`,
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
