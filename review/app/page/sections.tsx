import type { RowData } from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import type { ReportPage } from '../../report/report-page.ts';
import { breakable, Marked, PageLink } from '../links.tsx';
import type { Choice } from '../Menu.tsx';
import {
  changesOf,
  edges,
  pageAt,
  percent,
  report,
  type Edge,
} from '../report.ts';
import { column, path } from '../table/columns.tsx';
import { TableView, type TableProps } from '../table/TableView.tsx';
import { editColumns } from '../views/changes.tsx';
import { findingColumns, todoColumn } from '../views/findings.tsx';
import { pageColumns, sentenceColumns, sentencesOf } from './page-columns.tsx';
import { sharedPlaces } from './shared-passages.ts';

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
          <span>
            {[host, ...page.path.split('/').filter(Boolean)].join(' › ')}
          </span>
        </p>
        <p className="result-title">{title}</p>
        <p>
          {description.length > MAX_DESCRIPTION
            ? `${description.slice(0, MAX_DESCRIPTION - 2)} …`
            : description}
        </p>
      </div>
      <div className="card">
        {picture ? (
          <img src={picture} alt="The social card" width={480} height={252} />
        ) : (
          <p className="card-missing">
            No picture: {socialImage || 'og:image is missing'}
          </p>
        )}
        <p className="quiet">{host}</p>
        <p className="card-title">{title}</p>
        <p>{description}</p>
      </div>
      <dl className="measures">
        {pageColumns.map(({ id, label, show, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{show?.(page, value(page)) ?? value(page) ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

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
      {sharedPlaces(sentences, others).map((places, line) => (
        <p
          key={line}
          className={sentences[line]?.running ? undefined : 'quiet'}
        >
          <Marked text={sentences[line]?.text ?? ''} places={places} />
        </p>
      ))}
    </section>
  );
  return (
    <>
      <p>
        <PageLink path={other.path} /> shares {percent(page.nearest.similarity)}{' '}
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
  extends Choice, Pick<TableProps<Row>, 'noun' | 'columns'> {
  readonly rows: (page: ReportPage) => readonly Row[];
}

const tableSection = <Row extends RowData>(
  table: TableSection<Row>,
): Section => ({
  ...table,
  Content: function SectionTable({ page }) {
    const rows = useMemo(() => table.rows(page), [page]);
    // `/county/town` begins the file's name as `county-town`.
    const name = `${page.path.slice(1).replaceAll('/', '-') || 'home'}-${table.id}`;
    return (
      <TableView<Row>
        {...table}
        label={`${table.label} of the page`}
        name={name}
        rows={rows}
        part="side"
        wraps
      />
    );
  },
});

/** Where the page links to in its content, and what links to it from theirs. */
const linksSection = tableSection<
  Edge & { readonly direction: string; readonly page: string }
>({
  id: 'links',
  label: 'Links',
  noun: 'link',
  rows: (page) =>
    edges.flatMap((edge) => {
      if (edge.from === page.path)
        return [{ ...edge, direction: 'out', page: edge.to }];
      return edge.to === page.path
        ? [{ ...edge, direction: 'in', page: edge.from }]
        : [];
    }),
  columns: [
    column('direction', 'Direction', 88, ({ direction }) => direction, {
      isChoice: true,
    }),
    path('page', 'Page', 170, (edge) => edge.page),
    column('words', 'Words', 160, (edge) => edge.words),
  ],
});

/** The sections of a page's pane. */
export const sections: readonly [Section, ...Section[]] = [
  { id: 'preview', label: 'Preview', Content: Preview },
  tableSection({
    id: 'findings',
    label: 'Findings',
    noun: 'finding',
    rows: ({ path }) =>
      report.findings.filter(({ pages }) => pages.includes(path)),
    columns: [...findingColumns, todoColumn],
  }),
  tableSection({
    id: 'changes',
    label: 'Changes',
    noun: 'change',
    rows: changesOf,
    columns: editColumns,
  }),
  tableSection({
    id: 'text',
    label: 'Text',
    noun: 'sentence',
    rows: sentencesOf,
    columns: sentenceColumns,
  }),
  tableSection<ReportPage['headings'][number]>({
    id: 'outline',
    label: 'Outline',
    noun: 'heading',
    rows: ({ headings }) => headings,
    columns: [
      column('level', 'Level', 60, ({ level }) => level),
      column('heading', 'Heading', 330, ({ text }) => text, {
        show: ({ level, text }) => (
          <span style={{ paddingInlineStart: `${(level - 1) * 1.1}rem` }}>
            {text}
          </span>
        ),
      }),
    ],
  }),
  linksSection,
  tableSection<ReportPage['data'][number]>({
    id: 'data',
    label: 'Data',
    noun: 'value',
    rows: ({ data }) => data,
    columns: [
      column('property', 'Property', 130, ({ property }) => property, {
        show: ({ property }) => breakable(property),
      }),
      column('value', 'Value', 170, ({ value }) => value),
      column('place', 'On the page', 110, ({ place }) => place, {
        show: ({ place }) => (
          <span className={/^(?:not|missing)/.test(place) ? 'bad' : 'quiet'}>
            {place}
          </span>
        ),
        what: 'The line where a visitor reads it',
      }),
    ],
  }),
  { id: 'nearest', label: 'Nearest', Content: Comparison },
];
