import { Fragment } from 'react';
import type { ReportData } from '../../report-types.ts';
import { groupName, pageOf, percent, report, townPages } from '../data/report.ts';
import { HeatMap } from '../parts/HeatMap.tsx';
import { Histogram } from '../parts/Histogram.tsx';
import { PageLink } from '../parts/links.tsx';
import { View } from '../parts/View.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { SideTable } from '../table/TableView.tsx';

type Group = ReportData['similarity'][number];

const columns: readonly TableColumn<Group>[] = [
  { id: 'group', label: 'Group', value: ({ group }) => groupName(group), size: 140, isSearched: true },
  {
    id: 'mean',
    label: 'Mean %',
    what: 'Of all pairs of the group',
    value: ({ mean }) => Math.round(mean * 1000) / 10,
    size: 62,
    isNumber: true,
  },
  { id: 'worst', label: 'Worst %', value: ({ worst }) => Math.round(worst * 1000) / 10, size: 62, isNumber: true },
  {
    id: 'pair',
    label: 'Most alike',
    value: ({ pair }) => (pair ?? []).map((index) => pageOf(index).path).join(' '),
    show: ({ pair }) =>
      pair && (
        <>
          <PageLink path={pageOf(pair[0]).path} /> and <PageLink path={pageOf(pair[1]).path} />
        </>
      ),
    size: 252,
  },
];
const groupColumns: readonly TableColumn<readonly number[]>[] = [
  { id: 'size', label: 'Pages', value: (pages) => pages.length, size: 60, isNumber: true },
  {
    id: 'pages',
    label: 'Alike',
    what: 'Each is the nearest page of another, at two thirds of what is allowed or more',
    value: (pages) => pages.map((index) => pageOf(index).path).join(' '),
    show: (pages) =>
      pages.map((index) => (
        <Fragment key={index}>
          <PageLink path={pageOf(index).path} />{' '}
        </Fragment>
      )),
    size: 500,
    isSearched: true,
  },
];
const { sameService, anyPages } = report.bounds;

/** Town by service: how much of each page its nearest neighbour shares. */
export const SimilarityView = () => (
  <View
    title="Similarity"
    lede={`Five-word runs of a page’s running text that its nearest page has too, town names and postcodes masked. At most ${percent(sameService)} within a service and ${percent(anyPages)} between any two pages are allowed.`}
  >
    <div className="two">
      <Histogram
        label="Pages by likeness to their nearest page"
        pages={townPages}
        valueOf={({ nearest }) => Math.round((nearest?.similarity ?? 0) * 1000) / 10}
        column="like%"
        unit="%"
        bound={sameService * 100}
      />
      <SideTable
        label="Similarity by group"
        name="similarity"
        noun="group"
        columns={columns}
        rows={report.similarity}
        keyOf={({ group }) => group}
        wraps
      />
    </div>
    <h3>Pages that are alike in groups</h3>
    {report.alike.length === 0 ? (
      <p>No pages share two thirds of what is allowed, or more.</p>
    ) : (
      <SideTable
        label="Groups of pages that are alike"
        name="alike"
        noun="group"
        columns={groupColumns}
        rows={report.alike}
        keyOf={(pages) => pages.join()}
        wraps
      />
    )}
    <h3>Likeness to the nearest page, by town and service</h3>
    <HeatMap
      label="Similarity by town and service"
      name="nearest"
      valueOf={({ nearest }) => nearest?.similarity}
      bound={sameService}
    />
  </View>
);
