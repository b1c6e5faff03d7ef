import type { ReportData } from '../../report-types.ts';
import { useViewState } from '../address.ts';
import { pageAt, report } from '../data/report.ts';
import { PathLink } from '../parts/links.tsx';
import { View } from '../parts/View.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { TableView } from '../table/TableView.tsx';

type Entry = ReportData['crawlers']['sitemap'][number];

const { robotsTxt, sitemap, redirects, headers } = report.crawlers;

const columns: readonly TableColumn<Entry>[] = [
  {
    id: 'path',
    label: 'Address',
    value: ({ path }) => path,
    show: ({ path }) => <PathLink path={path} />,
    size: 340,
    isSearched: true,
  },
  {
    id: 'lastmod',
    label: 'Last changed',
    what: 'lastmod; empty where no day is known',
    value: ({ lastmod }) => lastmod,
    size: 120,
  },
  { id: 'pictures', label: 'Pictures', value: ({ pictures }) => pictures, size: 90, isNumber: true },
  { id: 'robots', label: 'Robots', value: ({ path }) => pageAt(path)?.robots ?? 'no such page', size: 160 },
];

/** What crawlers are told outside the pages: robots.txt, redirects, headers and the site map. */
export function CrawlersView() {
  const [state, change] = useViewState();
  return (
    <View
      title="Crawlers"
      lede="What crawlers are told outside the pages: robots.txt, redirects, headers and the site map."
      isFull
    >
      <div className="files">
        <Lines label="robots.txt" lines={robotsTxt.split('\n')} />
        <Lines label="Redirects" lines={redirects} />
        <Lines label="Headers" lines={headers} />
      </div>
      <TableView
        label="Site map"
        name="sitemap"
        noun="address"
        columns={columns}
        rows={sitemap}
        keyOf={({ path }) => path}
        state={state}
        change={change}
      />
    </View>
  );
}

const Lines = ({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) => (
  <details open={lines.length < 12}>
    <summary>{label}</summary>
    <pre tabIndex={0}>{lines.join('\n').trim()}</pre>
  </details>
);
