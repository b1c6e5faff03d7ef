import type { RowData } from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import type { ReportPage } from '../../report/report-page.ts';
import { Marked, PageLink } from '../links.tsx';
import { changesOf, edges, pageAt, percent, report, type Edge } from '../report.ts';
import { breakable, column, path } from '../table/columns.tsx';
import { TableView, type TableProps } from '../table/TableView.tsx';
import { editColumns } from '../views/ChangesView.tsx';
import { findingColumns, todoColumn } from '../views/FindingsView.tsx';
import { pageColumns, sentenceColumns, sentencesOf } from './page-columns.tsx';
import { cutShared } from './shared-passages.ts';

interface SectionProps {
  readonly page: ReportPage;
}

/** Longer descriptions are cut by search engines. */
const MAX_DESCRIPTION = 160;

const { host } = new URL(report.siteUrl);

/** The page as a search result and as a social card, and its figures. */
function Preview({ page }: SectionProps) {
  const { title, description, socialImage } = page;
  const picture = report.thumbnails[socialImage];
  return (
    <div className="two">
      <div className="result">
        <p className="result-site">
          <strong>{report.siteName}</strong>
          <span>{[host, ...page.path.split('/').filter(Boolean)].join(' › ')}</span>
        </p>
        <p className="result-title">{title}</p>
        <p>{description.length > MAX_DESCRIPTION ? `${description.slice(0, MAX_DESCRIPTION - 2)} …` : description}</p>
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
      <dl className="measures">
        {pageColumns.map(({ id, label, show, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{show?.(page) ?? value(page)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The page beside the one most like it. What both have is marked, what likeness is not measured by is quiet. */
function Comparison({ page }: SectionProps) {
  const other = pageAt(page.nearest?.path ?? '');
  if (!page.nearest || !other) return <p>Shares nothing with another page.</p>;
  return (
    <>
      <p>
        {percent(page.nearest.similarity)} of the five-word runs of their running text are the same, names of towns and
        postcodes aside: <PageLink path={other.path} />
      </p>
      <div className="two">
        {[page, other].map(({ path, sentences }) => (
          <section key={path} className="text" aria-label={path}>
            <h4>{path}</h4>
            {cutShared(sentences, (path === page.path ? other : page).sentences).map((pieces, line) => (
              <p key={line} className={sentences[line]?.running ? undefined : 'quiet'}>
                <Marked pieces={pieces} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

interface Section {
  /** Its name in addresses. */
  readonly id: string;
  readonly label: string;
  readonly Content: (props: SectionProps) => ReactNode;
}

type TableDefinition<Row> = Pick<TableProps<Row>, 'noun' | 'columns'> & Pick<Section, 'id' | 'label'>;

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
    return <TableView<Row> {...table} label={`${table.label} of the page`} name={name} rows={own} part="side" wraps />;
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
    column('direction', 'Direction', 75, ({ direction }) => direction),
    path('page', 'Page', 170, (edge) => edge.page),
    column('words', 'Words', 160, (edge) => edge.words),
  ],
});

/** What is known of a page. */
export const sections: readonly [Section, ...Section[]] = [
  { id: 'preview', label: 'Preview', Content: Preview },
  tableSection(({ path }) => report.findings.filter(({ pages }) => pages.includes(path)), {
    id: 'findings',
    label: 'Findings',
    noun: 'finding',
    columns: [...findingColumns, todoColumn],
  }),
  tableSection(changesOf, { id: 'changes', label: 'Changes', noun: 'change', columns: editColumns }),
  tableSection(sentencesOf, { id: 'text', label: 'Text', noun: 'sentence', columns: sentenceColumns }),
  tableSection<ReportPage['headings'][number]>(({ headings }) => headings, {
    id: 'outline',
    label: 'Outline',
    noun: 'heading',
    columns: [
      column('level', 'Level', 60, ({ level }) => level),
      column('heading', 'Heading', 330, ({ text }) => text, {
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
      column('property', 'Property', 145, ({ property }) => property, { show: ({ property }) => breakable(property) }),
      column('value', 'Value', 145, ({ value }) => value),
      column('place', 'On the page', 120, ({ place }) => place, {
        show: ({ place }) => <span className={place === 'not on the page' ? 'bad' : 'quiet'}>{place}</span>,
        what: 'The line where a visitor reads it',
      }),
    ],
  }),
  { id: 'nearest', label: 'Nearest', Content: Comparison },
];
