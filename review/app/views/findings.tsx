import { countOf } from '../../count-of.ts';
import type { Finding } from '../../types.ts';
import { PageLinks } from '../links.tsx';
import { openFindings, report, ruleOf } from '../report.ts';
import { column, sources, type TableColumn } from '../table/columns.tsx';
import { listView } from './list-view.tsx';

const found = Map.groupBy(report.findings, ({ rule }) => rule);

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

function verdict(): string {
  const [pages, rules] = [
    countOf(report.pages.length, 'page'),
    countOf(report.rules.length, 'rule'),
  ];
  if (openFindings.length === 0)
    return `Nothing to mend: ${pages} keep all ${rules}.`;
  const errors = openFindings.filter(({ level }) => level === 'error').length;
  const broken = new Set(openFindings.map(({ rule }) => rule)).size;
  return `${countOf(errors, 'error')} and ${countOf(openFindings.length - errors, 'warning')} by ${broken} of ${rules} on ${pages}. Only errors stop a deploy.`;
}

/** The fault and its place. */
export const findingColumns: readonly TableColumn<Finding>[] = [
  column('what', 'What', 205, ({ what }) => what),
  column('place', 'Place', 176, ({ where }) => where, {
    what: 'The tag, the address or the property',
  }),
  sources(
    'source',
    'Cause',
    146,
    ({ source }) => (source === '' ? [] : [source]),
    'The file to look into',
  ),
  column(
    'level',
    'Level',
    66,
    ({ level, accepted }) => (accepted ? 'accepted' : level),
    { isChoice: true },
  ),
];
/** How to fix the fault. */
export const todoColumn = column<Finding>(
  'todo',
  'What to do',
  200,
  ({ rule }) => ruleOf(rule)?.todo ?? '',
);

/** Findings by rule, each rule with why it matters and what to do. */
export const findings = listView<Finding>({
  id: 'findings',
  label: 'Findings',
  count: openFindings.length,
  lede: verdict(),
  facets: { label: 'Rules', items: rulesBroken(report.findings) },
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
  rows: (rule) => (ruleOf(rule) ? (found.get(rule) ?? []) : report.findings),
  wraps: true,
  columns: [
    column('path', 'Where', 172, ({ path }) => path, {
      show: ({ path, pages }) => <PageLinks name={path} paths={pages} />,
    }),
    ...findingColumns,
    column('on', 'Pages', 62, ({ pages }) => pages.length),
    { ...todoColumn, isExtra: true },
    column(
      'rule-title',
      'Rule',
      180,
      ({ rule }) => ruleOf(rule)?.title ?? rule,
      { isExtra: true },
    ),
    column('pages', 'Paths', 200, ({ pages }) => pages.join(' '), {
      isExtra: true,
    }),
    column(
      'accepted',
      'Accepted',
      180,
      ({ accepted }) =>
        accepted ? `${accepted.date}: ${accepted.reason}` : '',
      {
        what: 'Who decided to live with it said when and why',
        isExtra: true,
      },
    ),
  ],
});
