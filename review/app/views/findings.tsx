import type { Finding } from '../../types.ts';
import { openFindings, report } from '../report.ts';
import {
  choice,
  figure,
  paths,
  text,
  type TableColumn,
} from '../table/columns.tsx';
import { listView } from './list-view.tsx';

const rules = new Map(report.rules.map((rule) => [rule.id, rule]));
const byRule = Map.groupBy(openFindings, ({ rule }) => rule);

/** Every rule with the number of its findings, the most often broken first. */
export const ruleFacets = report.rules
  .map(({ id, title }) => ({
    id,
    label: title,
    count: byRule.get(id)?.length ?? 0,
  }))
  .sort((a, b) => b.count - a.count);

/** The fault, its place and how to fix it. */
export const findingColumns: readonly TableColumn<Finding>[] = [
  text('What', 'what'),
  text('Place', 'where', {
    what: 'The tag, the address or the property',
  }),
  text('Cause', 'source', { what: 'The file to look into' }),
  choice('Level', ({ level, accepted }) => (accepted ? 'accepted' : level)),
  text('What to do', ({ rule }) => rules.get(rule)?.todo),
];

/** Findings by rule, each rule with why it matters and what to do. */
export const findings = listView<Finding>({
  id: 'findings',
  label: 'Findings',
  count: openFindings.length,
  lede: 'Only errors stop a deploy.',
  facets: ruleFacets,
  above: (id) => {
    const rule = rules.get(id);
    return (
      rule && (
        <div className="rule">
          <h3>{rule.title}</h3>
          <p>{rule.why}</p>
          <p>
            <strong>What to do:</strong> {rule.todo}
          </p>
        </div>
      )
    );
  },
  rows: (id) =>
    id === ''
      ? report.findings
      : report.findings.filter(({ rule }) => rule === id),
  columns: [
    paths('Where', ({ pages }) => pages),
    ...findingColumns,
    figure('Pages', ({ pages }) => pages.length),
    text('Rule', ({ rule }) => rules.get(rule)?.title, { isExtra: true }),
    text('Accept as', 'cause', {
      what: 'The cause to write into review/accepted.json to accept this finding alone',
      isExtra: true,
    }),
    text(
      'Accepted',
      ({ accepted }) => accepted && `${accepted.date}: ${accepted.reason}`,
      { isExtra: true },
    ),
  ],
});
