import type { ReportPage } from '../../report-types.ts';
import { SaveButtons } from '../table/SaveButtons.tsx';
import type { TableColumn } from '../table/table-column.ts';

interface SavePageProps<Row> {
  readonly page: ReportPage;
  /** What of the page is saved. */
  readonly what: string;
  readonly columns: readonly Pick<TableColumn<Row>, 'label' | 'value'>[];
  readonly rows: () => readonly Row[];
}

/** `/county/town` as the beginning of a file's name: `county-town`. */
const fileStart = ({ path }: ReportPage) => path.slice(1).replaceAll('/', '-') || 'home';

/** Buttons that save one part of what is known of a page. */
export const SavePage = <Row,>({ page, what, columns, rows }: SavePageProps<Row>) => (
  <p className="save-page">
    Save the {what}:{' '}
    <SaveButtons name={`${fileStart(page)}-${what.replaceAll(' ', '-')}`} columns={columns} rows={rows} />
  </p>
);
