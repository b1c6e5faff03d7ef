import type { Finding } from '../../types.ts';
import { LinkList } from '../links.tsx';
import { openFindings, report, ruleOf } from '../report.ts';
import {
  choice,
  figure,
  sources,
  text,
  type TableColumn,
} from '../table/columns.tsx';
import { listView } from './list-view.tsx';

/** Every rule with the number of its findings, the most broken first. */
export function rulesBroken(findings: readonly Finding[]) {
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  return report.rules
    .map(({ id, title }) => ({
      id,
      label: title,
      count: byRule.get(id)?.length ?? 0,
    }))
    .sort((a, b) => b.count - a.count);
}

/** The fault and its place. */
export const findingColumns: readonly TableColumn<Finding>[] = [
  text('What', 205, ({ what }) => what),
  text('Place', 176, ({ where }) => where, {
    what: 'The tag, the address or the property',
  }),
  sources(
    'Cause',
    146,
    ({ source }) => (source === '' ? [] : [source]),
    'The file to look into',
  ),
  choice('Level', 66, ({ level, accepted }) => (accepted ? 'accepted' : level)),
];
/** How to fix the fault. */
export const todoColumn = text<Finding>(
  'What to do',
  200,
  ({ rule }) => ruleOf(rule)?.todo,
);

/** Findings by rule, each rule with why it matters and what to do. */
export const findings = listView<Finding>({
  id: 'findings',
  label: 'Findings',
  count: openFindings.length,
  lede: 'Only errors stop a deploy.',
  facets: rulesBroken(report.findings),
  above: (id) => {
    const rule = ruleOf(id);
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
  noun: 'finding',
  rows: (id) =>
    id === ''
      ? report.findings
      : report.findings.filter(({ rule }) => rule === id),
  wraps: true,
  columns: [
    text('Where', 172, ({ pages }) => pages.join(' '), {
      show: ({ path, pages }) => (
        <LinkList to="page" names={pages} summary={path} />
      ),
    }),
    ...findingColumns,
    figure('Pages', 62, ({ pages }) => pages.length),
    text('Rule', 180, ({ rule }) => ruleOf(rule)?.title, { isExtra: true }),
    text(
      'Accepted',
      180,
      ({ accepted }) => accepted && `${accepted.date}: ${accepted.reason}`,
      { isExtra: true },
    ),
  ],
});
