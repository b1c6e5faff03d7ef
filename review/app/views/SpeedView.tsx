import type { ReportData } from '../../report-types.ts';
import { useViewState } from '../address.ts';
import { report } from '../data/report.ts';
import { PathLink } from '../parts/links.tsx';
import { View } from '../parts/View.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { TableView } from '../table/TableView.tsx';

type Measured = ReportData['speed']['rows'][number];

const { rows, last } = report.speed;
const shown = rows.length > 0 ? rows : last;
const before = new Map(last.map((row) => [row.path, row]));

/** A column for each score or vital that was measured, with the last run's beside it. */
const figures = (part: 'scores' | 'vitals'): TableColumn<Measured>[] =>
  [...new Set(shown.flatMap((row) => Object.keys(row[part])))].map((name) => ({
    id: name,
    label: name,
    value: (row) => row[part][name] ?? '',
    show: (row) => (
      <>
        {row[part][name] ?? '–'}
        {rows.length > 0 && <span className="quiet"> was {before.get(row.path)?.[part][name] ?? 'not measured'}</span>}
      </>
    ),
    size: 110,
  }));

const columns: readonly TableColumn<Measured>[] = [
  {
    id: 'path',
    label: 'Page',
    value: ({ path }) => path,
    show: ({ path }) => <PathLink path={path} />,
    size: 230,
    isSearched: true,
  },
  ...figures('scores'),
  ...figures('vitals'),
  { id: 'failed', label: 'Did not pass', value: ({ failed }) => failed.join(', '), size: 260, isSearched: true },
];

/** Scores of one page of each kind, beside those of the run before. */
export function SpeedView() {
  const [state, change] = useViewState();
  const lede =
    shown.length === 0
      ? 'No figures yet: npm run bench:lighthouse measures one page of each kind, and where Lighthouse is installed every review does.'
      : rows.length > 0
        ? 'One page of each kind, on a phone, as Lighthouse measures it.'
        : 'Figures of the last run: nothing was measured this time.';
  return (
    <View title="Speed" lede={lede} isFull>
      {shown.length > 0 && (
        <TableView
          label="Figures by kind of page"
          name="speed"
          noun="page"
          columns={columns}
          rows={shown}
          keyOf={({ path }) => path}
          wraps
          state={state}
          change={change}
        />
      )}
    </View>
  );
}
