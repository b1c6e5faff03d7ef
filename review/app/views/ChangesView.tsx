import { countOf } from '../../count-of.ts';
import type { ReportChange } from '../../report-types.ts';
import { causeName, PathsLink, WordDiff } from '../links.tsx';
import { changedPaths, report } from '../report.ts';
import { figure, label, sources, words } from '../table/columns.tsx';
import { listView } from '../View.tsx';

/** The same change with the same causes, on all its pages. */
interface Edit extends Omit<ReportChange, 'path'> {
  readonly pages: readonly string[];
}

const edits = [...Map.groupBy(report.changes, (change) => JSON.stringify({ ...change, path: '' })).values()].flatMap(
  (group) => group.slice(0, 1).map((first): Edit => ({ ...first, pages: group.map(({ path }) => path) })),
);

function summary(): string {
  const { from, reason } = report.comparedWith;
  if (reason !== undefined) return `Nothing was compared: ${reason}`;
  if (report.changes.length === 0) return `For crawlers nothing differs from ${from}.`;
  return `Against ${from}: ${countOf(report.changes.length, 'change')} on ${countOf(changedPaths.length, 'page')}, by ${countOf(report.causes.length, 'cause')}.`;
}

/** What crawlers see otherwise than before, by cause: equal changes of many pages are one line. */
export const ChangesView = listView<Edit>({
  title: 'Changes',
  lede: () =>
    `${summary()} Another state to compare with: npm run review -- --against a commit, a manifest or a report.`,
  choice: 'cause',
  facets: {
    label: 'Causes',
    items: report.causes.map(({ file, pages }) => ({ id: file, label: causeName(file), count: pages.length })),
  },
  label: 'All changes',
  name: 'changes',
  noun: 'change',
  rows: (cause) => (cause === '' ? edits : edits.filter(({ causes }) => causes.includes(cause))),
  keyOf: (edit) => `${edit.pages[0]} ${edit.kind} ${edit.part} ${edit.before} ${edit.after}`,
  wraps: true,
  columns: [
    words('page', 'Page', 180, ({ pages }) => pages.join(' ') || 'The whole site', {
      show: ({ pages }) => <PathsLink name={pages[0] || 'The whole site'} paths={pages} />,
    }),
    label('what', 'What', 110, ({ kind, part }) => `${kind} ${part}`.trim(), {
      // A property may break before its capitals.
      show: ({ kind, part }) => `${kind} ${part.replace(/(?=[.A-Z])/g, '\u200B')}`,
    }),
    words('words', 'Before and now', 310, ({ before, after }) => `${before} → ${after}`, { show: WordDiff }),
    figure('on', 'Pages', 50, ({ pages }) => pages.length),
    label('before', 'Before', 200, ({ before }) => before, { isExtra: true }),
    label('now', 'Now', 200, ({ after }) => after, { isExtra: true }),
    sources('causes', 'Causes', 180, ({ causes }) => causes),
  ],
});
