import type { ReportPage } from '../../report-types.ts';
import { addressOf, useViewState } from '../address.ts';
import { pageAt, report } from '../data/report.ts';
import { View } from '../parts/View.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { TableView } from '../table/TableView.tsx';
import { pageColumns } from './page-columns.tsx';
import { PagePane } from './PagePane.tsx';

const columns: readonly TableColumn<ReportPage>[] = [
  { id: 'path', label: 'Path', value: ({ path }) => path, size: 235, isSearched: true },
  ...pageColumns,
];
const keyOf = ({ path }: ReportPage) => path;

/** Every page in one table, and beside it the chosen one. */
export function PagesView() {
  const [state, change] = useViewState();
  const page = pageAt(state.at ?? '');
  const addressWith = (some: Record<string, string>) => addressOf('pages', { ...state, ...some });
  return (
    <View title="Pages" isFull>
      {/* Its links and fields answer to these keys too. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={page ? 'desk open' : 'desk'}
        onKeyDown={({ key, target }) => {
          if (key === 'Escape') change({ at: '' });
          if (key === 'Enter' && page && (target as Element).matches('.chosen .row-link'))
            document.getElementById('pane')?.focus();
        }}
      >
        <TableView
          label="All pages"
          name="pages"
          noun="page"
          columns={columns}
          rows={report.pages}
          keyOf={keyOf}
          hrefOf={({ path }) => addressWith({ at: path })}
          state={state}
          change={change}
        />
        {page && <PagePane page={page} section={state.pane ?? ''} addressWith={addressWith} />}
      </div>
    </View>
  );
}
