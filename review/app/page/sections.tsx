import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { changeLines } from '../../changes/change-lines.ts';
import type { ReportPage } from '../../report/report-page.ts';
import { marked, PageLink } from '../links.tsx';
import type { Choice } from '../Menu.tsx';
import { changesOf, edges, pageAt, percent, report } from '../report.ts';
import { figure, text, type TableProps } from '../table/columns.tsx';
import { contentOf } from '../table/Rows.tsx';
import { TableView } from '../table/TableView.tsx';
import { changeColumns } from '../views/changes.tsx';
import { findingColumns } from '../views/findings.tsx';
import {
  edgeColumns,
  pageColumns,
  sentenceColumns,
  sentencesOf,
} from './page-columns.tsx';
import { sharedPlaces } from './shared-passages.ts';

interface SectionProps {
  readonly page: ReportPage;
}

const { host } = new URL(report.siteUrl);

/** The page as a search result, and its figures. */
const Preview = ({ page }: SectionProps) => (
  <div className="two">
    <div className="result">
      <p className="result-site">
        <strong>{report.siteName}</strong>
        <span>
          {[host, ...page.path.split('/').filter(Boolean)].join(' › ')}
        </span>
      </p>
      <p className="result-title">{page.title}</p>
      <p>{page.description}</p>
    </div>
    <dl className="measures">
      {pageColumns.slice(1).map((column) => (
        <div key={column.header}>
          <dt>{column.header}</dt>
          <dd>{contentOf(column, page) ?? '–'}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** The page next to the one most like it, with their shared passages marked. */
function Comparison({ page }: SectionProps) {
  const other = pageAt(page.nearest?.path ?? '');
  if (!page.nearest || !other) return <p>Shares nothing with another page.</p>;
  const sideOf = (
    { path, sentences }: ReportPage,
    { sentences: others }: ReportPage,
  ) => (
    <section className="text" aria-label={path}>
      <h4>{path}</h4>
      {sharedPlaces(sentences, others).map((places, line) => {
        const { text = '', running } = sentences[line] ?? {};
        const pieces = [0, ...places].map((from, index) =>
          text.slice(from, places[index]),
        );
        return (
          <p key={line} className={running ? undefined : 'quiet'}>
            {marked(pieces)}
          </p>
        );
      })}
    </section>
  );
  return (
    <>
      <p>
        <PageLink name={other.path} /> shares {percent(page.nearest.similarity)}{' '}
        of the five-word runs, marked here. Names of towns and postcodes are
        masked; what is grey does not count.
      </p>
      <div className="two">
        {sideOf(page, other)}
        {sideOf(other, page)}
      </div>
    </>
  );
}

interface Section extends Choice {
  readonly Content: (props: SectionProps) => ReactNode;
}

interface TableSection<Row extends RowData>
  extends Choice, Pick<TableProps<Row>, 'columns'> {
  readonly rows: (page: ReportPage) => readonly Row[];
}

const tableSection = <Row extends RowData>(
  table: TableSection<Row>,
): Section => ({
  ...table,
  Content: ({ page }) => (
    <TableView<Row>
      {...table}
      label={`${table.label} of ${page.path}`}
      rows={table.rows(page)}
      part="side"
    />
  ),
});

/** The sections of a page's pane. */
export const sections: readonly [Section, ...Section[]] = [
  { id: 'preview', label: 'Preview', Content: Preview },
  tableSection({
    id: 'findings',
    label: 'Findings',
    rows: ({ path }) =>
      report.findings.filter(({ pages }) => pages.includes(path)),
    columns: findingColumns,
  }),
  tableSection({
    id: 'changes',
    label: 'Changes',
    rows: (page) => changeLines(changesOf(page)),
    columns: changeColumns,
  }),
  tableSection({
    id: 'text',
    label: 'Text',
    rows: sentencesOf,
    columns: sentenceColumns,
  }),
  tableSection<ReportPage['headings'][number]>({
    id: 'outline',
    label: 'Outline',
    rows: ({ headings }) => headings,
    columns: [
      figure('Level', ({ level }) => level),
      text('Heading', (heading) => heading.text),
    ],
  }),
  tableSection({
    id: 'links',
    label: 'Links',
    rows: (page) =>
      edges.filter(({ from, to }) => from === page.path || to === page.path),
    columns: edgeColumns,
  }),
  tableSection<ReportPage['data'][number]>({
    id: 'data',
    label: 'Data',
    rows: ({ data }) => data,
    columns: [
      text('Property', ({ property }) => property),
      text('Value', ({ value }) => value),
      text('On the page', ({ place }) => place, {
        what: 'The line where a visitor reads it',
      }),
    ],
  }),
  { id: 'nearest', label: 'Nearest', Content: Comparison },
];
