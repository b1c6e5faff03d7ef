import { countOf } from '../../count-of.ts';
import type { ReportData } from '../../report-types.ts';
import { Histogram } from '../Histogram.tsx';
import { PageLink } from '../links.tsx';
import { groupName, pageOf, perCent, percent, report, townPages } from '../report.ts';
import { addressOf } from '../state.ts';
import { figure, label, words, type TableColumn } from '../table/columns.tsx';
import { SaveButtons } from '../table/SaveButtons.tsx';
import { SideTable } from '../table/TableView.tsx';
import { View } from '../View.tsx';
import { HeatMap, Matrix, type MatrixCell } from './Matrix.tsx';

/** How much of each page stands on no other town's page: as a histogram and as a map by town and service. */
export const OwnView = () => (
  <View
    title="Own share"
    lede="Words in no five-word run of another town’s page, of all words of the running text: main without header, aside, tables, figures and forms. Town names and postcodes are masked. A bar leads to its pages."
  >
    <Histogram
      label={`Own share of ${townPages.length} pages of ${report.towns.length} towns`}
      pages={townPages}
      valueOf={({ ownShare }) => perCent(ownShare)}
      column="own%"
      unit="%"
      width={640}
    />
    <h3>By town and service</h3>
    {/* More is better here. */}
    <HeatMap label="Own share by town and service" name="own-share" valueOf={({ ownShare }) => ownShare} isInverted />
  </View>
);

const { sameService, anyPages } = report.bounds;
const pathOf = (page: number) => pageOf(page).path;
const linksTo = (pages: readonly number[]) =>
  pages.flatMap((page, index) => [index > 0 && ' ', <PageLink key={page} path={pathOf(page)} />]);

const groupColumns: readonly TableColumn<ReportData['similarity'][number]>[] = [
  words('group', 'Group', 140, ({ group }) => groupName(group)),
  figure('mean', 'Mean %', 62, ({ mean }) => perCent(mean), { what: 'Of all pairs of the group' }),
  figure('worst', 'Worst %', 62, ({ worst }) => perCent(worst)),
  label('pair', 'Most alike', 252, ({ pair }) => (pair ?? []).map(pathOf).join(' '), {
    show: ({ pair }) => linksTo(pair ?? []),
  }),
];
const alikeColumns: readonly TableColumn<readonly number[]>[] = [
  figure('size', 'Pages', 60, (pages) => pages.length),
  words('pages', 'Alike', 500, (pages) => pages.map(pathOf).join(' '), {
    what: 'Each is the nearest page of another, at two thirds of what is allowed or more',
    show: linksTo,
  }),
];

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
        valueOf={({ nearest }) => perCent(nearest?.similarity ?? 0)}
        column="like%"
        unit="%"
        width={540}
        bound={sameService * 100}
      />
      <SideTable
        label="Similarity by group"
        name="similarity"
        noun="group"
        columns={groupColumns}
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
        columns={alikeColumns}
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

/** `templates/SERVICE/intro/3.hbs` is the third variant of the intro in the set of the service. */
const variants = report.variants.map(({ file, pages }) => {
  const [, set = '', section = '', number = ''] = /^templates\/([^/]*)\/(.*)\/(\d+)\.hbs$/.exec(file) ?? [];
  return { file, pages, set, section: section.replace('/', ': '), number: Number(number) };
});
type Variant = (typeof variants)[number];
const numbers = [...new Set(variants.map(({ number }) => number))].sort((a, b) => a - b);
const unused = variants.filter(({ pages }) => pages === 0).length;

const variantCell = ({ file, pages }: Variant, most: number): MatrixCell => ({
  text: String(pages),
  href: addressOf('source', { file }),
  label: `${file}: ${countOf(pages, 'page')}`,
  bar: pages / most,
  ...(pages === 0 ? { className: 'bad' } : {}),
});

/** How often each variant of each section and question is used. */
export const VariantsView = () => (
  <View
    title="Variants"
    lede={`${countOf(variants.length, 'template file')}; the number is that of the pages that use a variant, and leads to them. ${unused === 0 ? 'All are used.' : `Not used by any page: ${unused}.`}`}
  >
    <SaveButtons
      name="variants"
      columns={[
        { label: 'File', value: ({ file }) => file },
        { label: 'Pages', value: ({ pages }) => pages },
      ]}
      rows={() => variants}
    />
    {[...Map.groupBy(variants, ({ set }) => set)].map(([set, own]) => {
      const most = Math.max(1, ...own.map(({ pages }) => pages));
      return (
        <section key={set}>
          <h3>{groupName(set)}</h3>
          <Matrix
            label={`Variants: ${groupName(set)}`}
            className="variants"
            corner="Section"
            columns={numbers.map(String)}
            rows={[...Map.groupBy(own, ({ section }) => section)].map(([name, files]) => ({
              name,
              cells: numbers.map((number) => {
                const variant = files.find((file) => file.number === number);
                return variant && variantCell(variant, most);
              }),
            }))}
          />
        </section>
      );
    })}
  </View>
);
