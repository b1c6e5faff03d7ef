import { countOf } from '../../count-of.ts';
import type { Finding } from '../../types.ts';
import { addressOf, useViewState } from '../address.ts';
import { openFindings, report } from '../data/report.ts';
import { Facets } from '../parts/Facets.tsx';
import { FoldedLinks, PathLink, SourceLink } from '../parts/links.tsx';
import { View } from '../parts/View.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { TableView } from '../table/TableView.tsx';

const titleOf = (rule: string) => report.rules.find(({ id }) => id === rule)?.title ?? rule;

const columns: readonly TableColumn<Finding>[] = [
  {
    id: 'path',
    label: 'Where',
    value: ({ path }) => path,
    show: ({ path, pages }) =>
      pages.length > 1 ? (
        <FoldedLinks summary={path} pages={pages.map((page) => ({ path: page }))} />
      ) : (
        <PathLink path={path} />
      ),
    size: 172,
    isSearched: true,
  },
  { id: 'level', label: 'Level', value: ({ level, accepted }) => (accepted ? 'accepted' : level), size: 66 },
  { id: 'what', label: 'What', value: ({ what }) => what, size: 220, isSearched: true },
  {
    id: 'place',
    label: 'Place',
    what: 'The tag, the address or the property',
    value: ({ where }) => where,
    size: 176,
    isSearched: true,
  },
  { id: 'on', label: 'Pages', value: ({ pages }) => pages.length, size: 50, isNumber: true },
  {
    id: 'source',
    label: 'Cause',
    what: 'The file to look into',
    value: ({ source }) => source,
    show: ({ source }) => source && <SourceLink source={source} />,
    size: 146,
    isSearched: true,
  },
  { id: 'rule-title', label: 'Rule', value: ({ rule }) => titleOf(rule), size: 180, isExtra: true },
  { id: 'pages', label: 'Paths', value: ({ pages }) => pages.join(' '), size: 200, isExtra: true },
  {
    id: 'accepted',
    label: 'Accepted',
    what: 'Kept in review/accepted.json, each with its date and reason',
    value: ({ accepted }) => (accepted ? `${accepted.date}: ${accepted.reason}` : ''),
    size: 180,
    isExtra: true,
  },
];
const keyOf = ({ rule, path, what, where }: Finding) => `${rule} ${path} ${what} ${where}`;

/** Findings by rule, each rule with why it matters and what to do. */
export function FindingsView() {
  const [state, change] = useViewState();
  const chosen = report.rules.find(({ id }) => id === state.rule);
  const found = Map.groupBy(report.findings, ({ rule }) => rule);
  const rules = report.rules
    .map(({ id, title }) => ({ id, label: title, count: found.get(id)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  return (
    <View title="Findings" lede={verdict()} isFull>
      <div className="beside">
        <Facets
          label="Rules"
          facets={rules}
          chosen={chosen?.id ?? ''}
          hrefOf={(rule) => addressOf('findings', { ...state, rule })}
        />
        <div className="table-view">
          {chosen && (
            <div className="rule">
              <h3>{chosen.title}</h3>
              <p>{chosen.why}</p>
              <p>
                <strong>What to do:</strong> {chosen.todo}
              </p>
            </div>
          )}
          <TableView
            label="All findings"
            name="findings"
            noun="finding"
            columns={columns}
            rows={chosen ? (found.get(chosen.id) ?? none) : report.findings}
            keyOf={keyOf}
            wraps
            state={state}
            change={change}
          />
        </div>
      </div>
    </View>
  );
}
const none: readonly Finding[] = [];

function verdict(): string {
  const [pages, rules] = [countOf(report.pages.length, 'page'), countOf(report.rules.length, 'rule')];
  const live = report.hydrated
    ? ''
    : ' The live page in a browser was not compared: npm run review -- --hydrated does.';
  if (openFindings.length === 0) return `Nothing to mend: ${pages} keep all ${rules}.${live}`;
  const errors = openFindings.filter(({ level }) => level === 'error').length;
  const broken = new Set(openFindings.map(({ rule }) => rule)).size;
  return `${countOf(errors, 'error')} and ${countOf(openFindings.length - errors, 'warning')} by ${broken} of ${rules} on ${pages}. Only errors stop a deploy.${live}`;
}
