import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { business } from '#site/business.ts';
import { changeLines } from '../../changes/change-lines.ts';
import { percent } from '../../../core/domain/text/count-of.ts';
import type { ReportPage } from '../../report/report-page.ts';
import { addressOf, useAddress } from '../address.ts';
import { marked, Menu, PageLink, type Choice } from '../links.tsx';
import { changesOf, edges, pageAt, report } from '../report.ts';
import { figure, text, type TableProps } from '../table/columns.tsx';
import { contentOf } from '../table/Rows.tsx';
import { TableView } from '../table/TableView.tsx';
import { changeColumns } from '../views/changes.tsx';
import { findingColumns } from '../views/findings.tsx';
import type { View } from '../views/list-view.tsx';
import {
  edgeColumns,
  pageColumns,
  sentenceColumns,
  sentencesOf,
} from './page-columns.tsx';
import { sharedPlaces } from './shared-passages.ts';

interface Section extends Choice {
  readonly Content: (props: { readonly page: ReportPage }) => ReactNode;
}

const { host } = new URL(report.siteUrl);

/** The page as a search result, and its figures. */
const Preview: Section['Content'] = ({ page }) => (
  <div className="two">
    <div className="result">
      <p className="result-site">
        <strong>{business.name}</strong>
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
const Comparison: Section['Content'] = ({ page }) => {
  const { nearest } = page;
  const other = pageAt(nearest?.path ?? '');
  if (!nearest || !other) return <p>Shares nothing with another page.</p>;
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
        <PageLink name={other.path} /> shares {percent(nearest.share)} of the
        five-word runs, marked here. Names of towns and postcodes are masked;
        what is grey does not count.
      </p>
      <div className="two">
        {sideOf(page, other)}
        {sideOf(other, page)}
      </div>
    </>
  );
};

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
const sections: readonly [Section, ...Section[]] = [
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
    columns: [figure('Level', 'level'), text('Heading', 'text')],
  }),
  tableSection({
    id: 'links',
    label: 'Links',
    rows: ({ path }) =>
      edges.filter(({ from, to }) => [from, to].includes(path)),
    columns: edgeColumns,
  }),
  tableSection<ReportPage['data'][number]>({
    id: 'data',
    label: 'Data',
    rows: ({ data }) => data,
    columns: [
      text('Property', 'pointer'),
      text('Value', 'value'),
      text('On the page', ({ place = 'not on the page' }) => place, {
        what: 'The line where a visitor reads it',
      }),
    ],
  }),
  { id: 'nearest', label: 'Nearest', Content: Comparison },
];

/** Every page in one table, and next to it the chosen page, one section at a time. */
export const pages: View = {
  id: 'pages',
  label: 'Pages',
  Content: function PagesView() {
    const { view, state, change } = useAddress();
    const page = pageAt(state.at ?? '');
    const isWide = page && state.wide;
    const open = sections.find(({ id }) => id === state.pane) ?? sections[0];
    const closed = { ...state, at: undefined, wide: undefined };
    return (
      // The links and fields inside respond to these keys too.
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions
      <div
        className={page && !isWide ? 'desk open' : 'desk'}
        onKeyDown={({ key, target }) => {
          if (key === 'Escape') change(closed);
          if (key === 'Enter' && (target as Element).matches('.chosen a'))
            document.getElementById('pane')?.focus();
        }}
      >
        {isWide || (
          <TableView
            label="All pages"
            columns={pageColumns}
            rows={report.pages}
            keyOf={({ path }) => path}
          />
        )}
        {page && (
          <aside className="pane" aria-labelledby="pane">
            <header>
              <h3 id="pane" className="path" tabIndex={-1}>
                {page.path}
              </h3>
              <a
                href={addressOf(view, {
                  ...state,
                  wide: isWide ? undefined : true,
                })}
              >
                {isWide ? 'Beside the table' : 'Widen'}
              </a>
              <a
                href={addressOf(view, closed)}
                className="close"
                aria-label="Close the pane"
              >
                ×
              </a>
            </header>
            <Menu
              className="tabs"
              label="What is known of the page"
              items={sections}
              current={open.id}
              hrefOf={(pane) =>
                addressOf(view, { ...state, pane, side: undefined })
              }
            />
            <div
              className="pane-body"
              role="group"
              aria-labelledby="pane"
              tabIndex={0}
            >
              <open.Content key={page.path + open.id} page={page} />
            </div>
          </aside>
        )}
      </div>
    );
  },
};
