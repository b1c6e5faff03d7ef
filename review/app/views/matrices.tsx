import type { CSSProperties } from 'react';
import type { ReportData } from '../../report/report-data.ts';
import type { ReportPage } from '../../report/report-page.ts';
import { pageAt, perCent, percent, report, townPages } from '../report.ts';
import { addressOf } from '../state.tsx';
import { column, type TableColumn } from '../table/columns.tsx';
import { listView } from '../View.tsx';

type Town = ReportData['towns'][number];

interface HeatOptions {
  readonly title: string;
  readonly lede: string;
  /** Name of the saved files. */
  readonly name: string;
  /** A share from 0 to 1; undefined where a page has none. */
  readonly valueOf: (page: ReportPage) => number | undefined;
  /** Where it is strongest in colour and where it has none. */
  readonly worst: number;
  readonly best: number;
}

/** A view of a share of every town's pages: towns down, services across, the stronger in colour the worse. */
function heatMap({ valueOf, worst, best, ...texts }: HeatOptions) {
  const columns = [{ slug: '', name: 'Hub' }, ...report.services].map(({ slug, name }): TableColumn<Town> => {
    const shareOf = (town: Town) => {
      const page = pageAt(`${report.townStart}${town.slug}${slug && `/${slug}`}`);
      return page && valueOf(page);
    };
    return column(
      slug || 'hub',
      name,
      105,
      (town) => {
        const share = shareOf(town);
        return share === undefined ? '' : perCent(share);
      },
      {
        show: (town) => {
          const share = shareOf(town);
          if (share === undefined) return '–';
          const heat = Math.round((100 * (share - best)) / (worst - best));
          return (
            <a
              className={heat > 100 ? 'heat beyond' : 'heat'}
              style={{ '--heat': `${heat}%` } as CSSProperties}
              href={addressOf('pages', { at: `${report.townStart}${town.slug}${slug && `/${slug}`}` })}
              aria-label={`${town.label}, ${name}: ${percent(share)}`}
            >
              {percent(share)}
            </a>
          );
        },
      },
    );
  });
  return listView<Town>({
    ...texts,
    label: `${texts.title} by town and service`,
    noun: 'town',
    rows: () => report.towns,
    columns: [column('town', 'Town', 150, (town) => town.label), ...columns],
  });
}

const { ownShare, sameService, anyPages } = report.bounds;

/** How much of each page stands on no other town's page. */
export const OwnView = heatMap({
  title: 'Own share',
  lede: `Words in no five-word run of another town’s page, of all words of the running text: main without header, aside, tables, figures and forms. Town names and postcodes are masked. At least ${percent(ownShare)} is demanded.`,
  name: 'own-share',
  valueOf: (page) => page.ownShare,
  worst: ownShare,
  best: Math.max(...townPages.map((page) => page.ownShare)),
});

/** How much of each page its nearest neighbour shares. */
export const SimilarityView = heatMap({
  title: 'Similarity',
  lede: `Five-word runs of a page’s running text that its nearest page has too, town names and postcodes masked. At most ${percent(sameService)} within a service and ${percent(anyPages)} between any two pages are allowed.`,
  name: 'similarity',
  valueOf: ({ nearest }) => nearest?.similarity,
  worst: sameService,
  best: Math.min(...townPages.map(({ nearest }) => nearest?.similarity ?? 0)),
});
