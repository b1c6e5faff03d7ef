import { countOf } from '../../count-of.ts';
import type { ReportData } from '../../report-types.ts';
import { useViewState } from '../address.ts';
import { report } from '../data/report.ts';
import { View } from '../parts/View.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { TableView } from '../table/TableView.tsx';

const columns: readonly TableColumn<ReportData['claims'][number]>[] = [
  { id: 'claim', label: 'Claim', value: ({ text }) => text, size: 380, isSearched: true },
  { id: 'where', label: 'Where', value: ({ where }) => where, size: 300, isSearched: true },
  {
    id: 'evidence',
    label: 'Evidence',
    value: ({ evidence }) => evidence ?? 'none yet',
    show: ({ evidence }) => evidence ?? <strong className="bad">none yet</strong>,
    size: 320,
    isSearched: true,
  },
];
const open = report.claims.filter(({ evidence }) => evidence === null).length;

/** What the site claims, and what proves it. */
export function ClaimsView() {
  const [state, change] = useViewState();
  return (
    <View
      title="Claims"
      lede={`${countOf(report.claims.length, 'claim')}, ${open === 0 ? 'all with evidence' : `${open} of them without evidence`}. They are kept in site/claims.ts; npm run launch-check lists what is open.`}
      isFull
    >
      <TableView
        label="All claims"
        name="claims"
        noun="claim"
        columns={columns}
        rows={report.claims}
        keyOf={({ text, where }) => `${text} ${where}`}
        wraps
        state={state}
        change={change}
      />
    </View>
  );
}
