import type { RowData } from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { at } from '../../../src/domain/assert-defined.ts';
import type { ReportPage } from '../../report/report-page.ts';
import { SourceLink, SourceLinks, WordDiff } from '../links.tsx';
import { canonicalText, changesOf, edges, nothingChanged, report, ruleOf, type Edge } from '../report.ts';
import { addressOf } from '../state.ts';
import { breakable, figure, label, path, words } from '../table/columns.tsx';
import type { TableProps } from '../table/DataTable.tsx';
import { SideTable } from '../table/TableView.tsx';
import { Comparison } from './Comparison.tsx';
import { sentenceColumns, sentencesOf } from './page-columns.tsx';

interface SectionProps {
  readonly page: ReportPage;
}

/** Longer descriptions are cut by search engines. */
const MAX_DESCRIPTION = 160;

const { host } = new URL(report.siteUrl);

/** The page as a search result and as a social card. */
function Previews({ page }: SectionProps) {
  const { title, description, socialImage } = page;
  const picture = report.thumbnails[socialImage];
  const measures = [
    { name: 'Title', pixels: page.titlePixels },
    { name: 'Description', pixels: page.descriptionPixels },
  ];
  return (
    <div className="two">
      <div>
        <div className="result">
          <p className="result-site">
            <strong>{report.siteName}</strong>
            <span>{[host, ...page.path.split('/').filter(Boolean)].join(' › ')}</span>
          </p>
          <p className="result-title">{title}</p>
          <p>{description.length > MAX_DESCRIPTION ? `${description.slice(0, MAX_DESCRIPTION - 2)} …` : description}</p>
        </div>
        <dl className="measures">
          {measures.map(({ name, pixels }, index) => {
            const { text, provenance } = at(page.sentences, index);
            return [
              <dt key={name}>{name}</dt>,
              <dd key={`${name} measured`}>
                {text.length} characters, {pixels} px, from <SourceLink source={provenance.source} />
              </dd>,
            ];
          })}
          <dt>Canonical</dt>
          <dd>{canonicalText(page)}</dd>
          <dt>Robots</dt>
          <dd>{page.robots}</dd>
        </dl>
      </div>
      <div className="card">
        {picture ? (
          <img src={picture} alt="The social card" width={480} height={252} />
        ) : (
          <p className="card-missing">No picture: {socialImage || 'og:image is missing'}</p>
        )}
        <p className="quiet">{host}</p>
        <p className="card-title">{title}</p>
        <p>{description}</p>
      </div>
    </div>
  );
}

/** What is wrong with the page, and what to do about it. */
function PageFindings({ page }: SectionProps) {
  const own = report.findings.filter(({ pages }) => pages.includes(page.path));
  if (own.length === 0) return <p className="good">No findings.</p>;
  return (
    <ul className="findings">
      {own.map(({ rule, what, where, level, source, accepted }) => (
        <li key={`${rule} ${what} ${where}`} className={level}>
          <p>{what}</p>
          <p className="where">{where}</p>
          {source !== '' && <SourceLink source={source} />}
          <p>{accepted ? `Accepted on ${accepted.date}: ${accepted.reason}` : ruleOf(rule)?.todo}</p>
          <a href={addressOf('findings', { rule })}>All findings of {rule}</a>
        </li>
      ))}
    </ul>
  );
}

/** What crawlers see on the page otherwise than before, and which files caused it. */
function PageChanges({ page }: SectionProps) {
  const changes = changesOf(page);
  if (changes.length === 0) return <p>{nothingChanged() ?? 'This page has not changed.'}</p>;
  return (
    <ul className="changes">
      {changes.map(({ kind, part, before, after, causes }) => (
        <li key={`${kind} ${part} ${before} ${after}`}>
          <p>
            <strong>{`${kind} ${part}`.trim()}</strong>: <WordDiff before={before} after={after} />
          </p>
          <SourceLinks sources={causes} />
        </li>
      ))}
    </ul>
  );
}

interface Section {
  /** Its name in addresses. */
  readonly id: string;
  readonly label: string;
  readonly Content: (props: SectionProps) => ReactNode;
}

type TableDefinition<Row> = Pick<TableProps<Row>, 'noun' | 'columns'> & {
  readonly id: string;
  readonly label: string;
};

/** A section that is a table. */
const tableSection = <Row extends RowData>(
  rows: (page: ReportPage) => readonly Row[],
  table: TableDefinition<Row>,
): Section => ({
  ...table,
  Content: function SectionTable({ page }) {
    const own = useMemo(() => rows(page), [page]);
    // `/county/town` begins the file's name as `county-town`.
    const name = `${page.path.slice(1).replaceAll('/', '-') || 'home'}-${table.id}`;
    return <SideTable<Row> {...table} label={`${table.label} of the page`} name={name} rows={own} wraps />;
  },
});

interface Neighbour extends Pick<Edge, 'words'> {
  readonly direction: 'in' | 'out';
  readonly page: string;
}

const neighboursOf = ({ path }: ReportPage): Neighbour[] =>
  edges.flatMap(({ from, to, words }): Neighbour[] => {
    if (from === path) return [{ direction: 'out', page: to, words }];
    return to === path ? [{ direction: 'in', page: from, words }] : [];
  });

/** Where the page links to in its content, and what links to it from theirs. */
export const linksSection = tableSection<Neighbour>(neighboursOf, {
  id: 'links',
  label: 'Links',
  noun: 'link',
  columns: [
    label('direction', 'Direction', 75, ({ direction }) => direction),
    path('page', 'Page', 170, (edge) => edge.page),
    words('words', 'Words', 160, (edge) => edge.words),
  ],
});

/** What is known of a page. */
export const sections: readonly [Section, ...Section[]] = [
  { id: 'preview', label: 'Preview', Content: Previews },
  { id: 'findings', label: 'Findings', Content: PageFindings },
  { id: 'changes', label: 'Changes', Content: PageChanges },
  tableSection(sentencesOf, { id: 'text', label: 'Text', noun: 'sentence', columns: sentenceColumns }),
  tableSection<ReportPage['headings'][number]>(({ headings }) => headings, {
    id: 'outline',
    label: 'Outline',
    noun: 'heading',
    columns: [
      figure('level', 'Level', 60, ({ level }) => level),
      words('heading', 'Heading', 330, ({ text }) => text, {
        show: ({ level, text }) => <span style={{ paddingInlineStart: `${(level - 1) * 1.1}rem` }}>{text}</span>,
      }),
    ],
  }),
  linksSection,
  tableSection<ReportPage['data'][number]>(({ data }) => data, {
    id: 'data',
    label: 'Data',
    noun: 'value',
    columns: [
      words('property', 'Property', 145, ({ property }) => property, { show: ({ property }) => breakable(property) }),
      words('value', 'Value', 145, ({ value }) => value),
      words('place', 'On the page', 120, ({ place }) => place, {
        show: ({ place }) => <span className={place === 'not on the page' ? 'bad' : 'quiet'}>{place}</span>,
        what: 'The line where a visitor reads it',
      }),
    ],
  }),
  { id: 'nearest', label: 'Nearest', Content: Comparison },
];
