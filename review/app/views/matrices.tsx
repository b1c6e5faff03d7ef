import { scaleQuantize } from 'd3-scale';
import { countOf } from '../../count-of.ts';
import type { ReportData } from '../../report/report-data.ts';
import type { ReportPage } from '../../report/report-page.ts';
import { pageAt, perCent, percent, report, townPages } from '../report.ts';
import { addressOf } from '../state.ts';
import { words, type TableColumn } from '../table/columns.tsx';
import { listView } from '../View.tsx';

type Town = ReportData['towns'][number];

const steps = [0, 1, 2, 3, 4];
const BEYOND = 5;

interface HeatOptions {
  readonly title: string;
  readonly lede: string;
  /** Name of the saved files. */
  readonly name: string;
  /** A share from 0 to 1; undefined where a page has none. */
  readonly valueOf: (page: ReportPage) => number | undefined;
  /** Above it a share has a colour of its own. */
  readonly bound?: number;
  /** Where more is better the strongest colour is for the least. */
  readonly isInverted?: boolean;
}

/** A view of a share of every town's pages: towns down, services across. */
function heatMap({ valueOf, bound = Infinity, isInverted = false, ...texts }: HeatOptions) {
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
            href={addressOf('pages', { at: cell.path })}
            aria-label={`${town.label}, ${name}: ${percent(cell.share)}`}
          >
            {percent(cell.share)}
          </a>
        );
      },
    })),
  ];
  const legend = () => (
    <ul className="legend" aria-label="Colours">
      {steps.map((step) => (
        <li key={step} className={`step-${step}`}>
          {colour.invertExtent(step).map(percent).join(' to ')}
        </li>
      ))}
      {Number.isFinite(bound) && <li className={`step-${BEYOND}`}>over {percent(bound)}</li>}
    </ul>
  );
  return listView<Town>({
    ...texts,
    label: `${texts.title} by town and service`,
    noun: 'town',
    rows: () => report.towns,
    above: legend,
    columns,
  });
}

/** How much of each page stands on no other town's page. */
export const OwnView = heatMap({
  title: 'Own share',
  lede: 'Words in no five-word run of another town’s page, of all words of the running text: main without header, aside, tables, figures and forms. Town names and postcodes are masked.',
  name: 'own-share',
  valueOf: ({ ownShare }) => ownShare,
  isInverted: true,
});

const { sameService, anyPages } = report.bounds;

/** How much of each page its nearest neighbour shares. */
export const SimilarityView = heatMap({
  title: 'Similarity',
  lede: `Five-word runs of a page’s running text that its nearest page has too, town names and postcodes masked. At most ${percent(sameService)} within a service and ${percent(anyPages)} between any two pages are allowed.`,
  name: 'similarity',
  valueOf: ({ nearest }) => nearest?.similarity,
  bound: sameService,
});

/** `templates/SERVICE/intro/3.hbs` is the third variant of `SERVICE/intro`. */
const variants = report.variants.map(({ file, pages }) => {
  const [, section = '', number = ''] = /^templates\/(.*)\/(\d+)\.hbs$/.exec(file) ?? [];
  return { file, pages, section, number };
});
const bySection = [...Map.groupBy(variants, ({ section }) => section)];
type Section = (typeof bySection)[number];
const numbers = [...new Set(variants.map(({ number }) => number))].sort((a, b) => Number(a) - Number(b));
const unused = variants.filter(({ pages }) => pages === 0).length;
const most = Math.max(1, ...variants.map(({ pages }) => pages));
const variantOf = ([, own]: Section, number: string) => own.find((variant) => variant.number === number);

/** How often each variant of each section and question is used. */
export const VariantsView = listView<Section>({
  title: 'Variants',
  lede: `${countOf(variants.length, 'template file')}; the number is that of the pages that use a variant, and leads to them. ${unused === 0 ? 'All are used.' : `Not used by any page: ${unused}.`}`,
  label: 'Sections by variant',
  name: 'variants',
  noun: 'section',
  rows: () => bySection,
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
            <a href={addressOf('search', { q: `source:${file}` })} aria-label={`${file}: ${countOf(pages, 'page')}`}>
              {pages}
            </a>
          </>
        );
      },
    })),
  ],
});
