import type { ReportData } from '../../report-types.ts';
import { useViewState } from '../address.ts';
import { pageOf, report } from '../data/report.ts';
import { PageLink } from '../parts/links.tsx';
import { View } from '../parts/View.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { TableView } from '../table/TableView.tsx';

type Picture = ReportData['pictures'][number];

const columns: readonly TableColumn<Picture>[] = [
  { id: 'address', label: 'Picture', value: ({ address }) => address, size: 330, isSearched: true },
  {
    id: 'kb',
    label: 'kB',
    what: 'Size of the file in thousands of bytes; a browser may choose a smaller one of the set',
    value: ({ bytes }) => Math.round(bytes / 100) / 10,
    size: 80,
    isNumber: true,
  },
  { id: 'size', label: 'Width × height', what: 'In pixels, as the page says', value: ({ size }) => size, size: 130 },
  {
    id: 'alt',
    label: 'Text',
    what: 'Its alternative texts',
    value: ({ alts }) => alts.join('; '),
    size: 270,
    isSearched: true,
  },
  {
    id: 'pages',
    label: 'Pages',
    what: 'Pages that show it',
    value: ({ pages }) => pages.length,
    size: 80,
    isNumber: true,
  },
  {
    id: 'first',
    label: 'First page',
    value: ({ pages: [first = 0] }) => pageOf(first).path,
    show: ({ pages: [first = 0] }) => <PageLink path={pageOf(first).path} />,
    size: 220,
  },
];

/** Every picture with its file's size, its texts and its pages. */
export function PicturesView() {
  const [state, change] = useViewState();
  return (
    <View
      title="Pictures"
      lede="Every picture of the pages, with the size of its file, its texts and how many pages show it."
      isFull
    >
      <TableView
        label="All pictures"
        name="pictures"
        noun="picture"
        columns={columns}
        rows={report.pictures}
        keyOf={({ address }) => address}
        state={state}
        change={change}
      />
    </View>
  );
}
