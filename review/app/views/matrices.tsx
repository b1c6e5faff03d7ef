import { scaleQuantize } from 'd3-scale';
import { countOf } from '../../count-of.ts';
import type { ReportData, ReportPage } from '../../report-types.ts';
import { Histogram } from '../Histogram.tsx';
import { PageLink } from '../links.tsx';
import { groupName, pageAt, pageOf, perCent, percent, report, townPages } from '../report.ts';
import { addressOf, pageAddress } from '../state.ts';
import { figure, label, words, type TableColumn } from '../table/columns.tsx';
import { SideTable } from '../table/TableView.tsx';
import { listView, View } from '../View.tsx';

type Town = ReportData['towns'][number];

const steps = [0, 1, 2, 3, 4];
const BEYOND = 5;

interface HeatOptions {
  /** A share from 0 to 1; undefined where a page has none. */
  readonly valueOf: (page: ReportPage) => number | undefined;
  /** Above it a share has a colour of its own. */
  readonly bound?: number;
  /** Where more is better the strongest colour is for the least. */
  readonly isInverted?: boolean;
}

/** A share of every town's pages as columns of a table, towns down and services across, with what the colours say. */
function heatMap({ valueOf, bound = Infinity, isInverted = false }: HeatOptions) {
  const within = townPages.flatMap((page) => valueOf(page) ?? []).filter((share) => share <= bound);
  const least = Math.min(...within, 1);
  const colour = scaleQuantize<number>()
    .domain([least, Math.max(...within, least)])
    .range(isInverted ? steps.toReversed() : steps);
  const shareOf = (town: Town, slug: string) => {
    const page = pageAt(`${report.townStart}${town.slug}${slug && `/${slug}`}`);
    const share = page && valueOf(page);
    return page && share !== undefined ? { share, path: page.path } : undefined;
  };
  const columns: TableColumn<Town>[] = [
    words('town', 'Town', 150, (town) => town.label),
    ...[{ slug: '', name: 'Hub' }, ...report.services].map(({ slug, name }): TableColumn<Town> => ({
      id: slug || 'hub',
      label: name,
      size: 105,
      isNumber: true,
      value: (town) => {
        const cell = shareOf(town, slug);
        return cell ? perCent(cell.share) : '';
      },
      show: (town) => {
        const cell = shareOf(town, slug);
        if (!cell) return '–';
        const step = cell.share > bound ? BEYOND : colour(cell.share);
        return (
          <a
            className={`heat step-${step}`}
            href={pageAddress(cell.path)}
            aria-label={`${town.label}, ${name}: ${percent(cell.share)}`}
          >
            {percent(cell.share)}
          </a>
        );
      },
    })),
  ];
  const legend = (
    <ul className="legend" aria-label="Colours">
      {steps.map((step) => (
        <li key={step} className={`step-${step}`}>
          {colour.invertExtent(step).map(percent).join(' to ')}
        </li>
      ))}
      {Number.isFinite(bound) && <li className={`step-${BEYOND}`}>over {percent(bound)}</li>}
    </ul>
  );
  return { columns, legend };
}

const { sameService, anyPages } = report.bounds;
const ownMap = heatMap({ valueOf: ({ ownShare }) => ownShare, isInverted: true });
const likenessMap = heatMap({ valueOf: ({ nearest }) => nearest?.similarity, bound: sameService });
const townTable = { noun: 'town', rows: report.towns, keyOf: ({ slug }: Town) => slug };

/** How much of each page stands on no other town's page: as a histogram and as a map by town and service. */
export const OwnView = () => (
  <View
    title="Own share"
    lede="Words in no five-word run of another town’s page, of all words of the running text: main without header, aside, tables, figures and forms. Town names and postcodes are masked. A bar leads to its pages."
  >
    <Histogram
      label={`Own share of ${townPages.length} pages of ${report.towns.length} towns`}
      pages={townPages}
      column="own%"
      width={640}
    />
    <h3>By town and service</h3>
    {ownMap.legend}
    <SideTable label="Own share by town and service" name="own-share" columns={ownMap.columns} {...townTable} />
  </View>
);

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
        column="like%"
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
    {likenessMap.legend}
    <SideTable label="Similarity by town and service" name="nearest" columns={likenessMap.columns} {...townTable} />
  </View>
);

/** `templates/SERVICE/intro/3.hbs` is the third variant of `SERVICE/intro`. */
const variants = report.variants.map(({ file, pages }) => {
  const [, section = '', number = ''] = /^templates\/(.*)\/(\d+)\.hbs$/.exec(file) ?? [];
  return { file, pages, section, number };
});
type Section = readonly [name: string, variants: readonly (typeof variants)[number][]];
const numbers = [...new Set(variants.map(({ number }) => number))].sort((a, b) => Number(a) - Number(b));
const unused = variants.filter(({ pages }) => pages === 0).length;
const most = Math.max(1, ...variants.map(({ pages }) => pages));
const variantOf = ([, own]: Section, number: string) => own.find((variant) => variant.number === number);

/** How often each variant of each section and question is used. */
export const VariantsView = listView<Section>({
  title: 'Variants',
  lede: () =>
    `${countOf(variants.length, 'template file')}; the number is that of the pages that use a variant, and leads to them. ${unused === 0 ? 'All are used.' : `Not used by any page: ${unused}.`}`,
  label: 'Sections by variant',
  name: 'variants',
  noun: 'section',
  rows: () => [...Map.groupBy(variants, ({ section }) => section)],
  keyOf: ([name]) => name,
  columns: [
    words('section', 'Section', 260, ([name]) => name),
    ...numbers.map((number): TableColumn<Section> => ({
      id: number,
      label: number,
      size: 100,
      isNumber: true,
      value: (section) => variantOf(section, number)?.pages ?? '',
      show: (section) => {
        const variant = variantOf(section, number);
        if (!variant) return '–';
        const { file, pages } = variant;
        return (
          <>
            <meter min={0} max={most} value={pages} aria-hidden="true" />{' '}
            <a href={addressOf('source', { file })} aria-label={`${file}: ${countOf(pages, 'page')}`}>
              {pages}
            </a>
          </>
        );
      },
    })),
  ],
});
