import type { CSSProperties } from 'react';
import type { ReportData } from '../../report/report-data.ts';
import type { ReportPage } from '../../report/report-page.ts';
import { addressOf } from '../address.ts';
import {
  ownShares,
  pageAt,
  percentFigure,
  percent,
  report,
  similarities,
} from '../report.ts';
import { figure, text } from '../table/columns.tsx';
import { listView, type View } from './list-view.tsx';

type Town = ReportData['towns'][number];

interface HeatOptions extends Pick<View, 'id' | 'label' | 'lede'> {
  /** A share from 0 to 1; undefined if a page has none. */
  readonly shareOf: (page: ReportPage | undefined) => number | undefined;
  /** The share with the strongest colour, and the one without any. */
  readonly worst: number;
  readonly best: number;
}

/**
 * A heat map of one share of every town's pages: towns down, services across. The stronger the
 * colour, the worse.
 */
function heatMap({ shareOf, worst, best, ...texts }: HeatOptions) {
  const heatColumn = (name: string, end: string) => {
    const pathOf = ({ slug }: Town) => report.townStart + slug + end;
    const shareIn = (town: Town) => shareOf(pageAt(pathOf(town)));
    const show = (town: Town) => {
      const share = shareIn(town);
      if (share === undefined) return '–';
      const heat = (100 * (share - best)) / (worst - best);
      return (
        <a
          className={heat > 100 ? 'heat beyond' : 'heat'}
          style={{ '--heat': `${Math.min(100, heat)}%` } as CSSProperties}
          href={addressOf('pages', { at: pathOf(town) })}
        >
          {percent(share)}
        </a>
      );
    };
    return figure(name, (town: Town) => percentFigure(shareIn(town)), { show });
  };
  return listView<Town>({
    ...texts,
    rows: () => report.towns,
    columns: [
      text('Town', ({ label }) => label),
      heatColumn('Hub', ''),
      ...report.services.map(({ slug, name }) => heatColumn(name, `/${slug}`)),
    ],
  });
}

const { ownShare: ownBound, sameService, anyPages } = report.bounds;

export const matrices: readonly View[] = [
  // The share of each page that is on no other town's page.
  heatMap({
    id: 'own',
    label: 'Own share',
    lede: `Words in no five-word run of another town’s page, of all words of the running text: main without header, aside, tables, figures and forms. Town names and postcodes are masked. At least ${percent(ownBound)} is demanded.`,
    shareOf: (page) => page?.ownShare,
    worst: ownBound,
    best: Math.max(...ownShares),
  }),
  // How much of each page its nearest neighbour shares.
  heatMap({
    id: 'similarity',
    label: 'Similarity',
    lede: `Five-word runs of a page’s running text that its nearest page has too, town names and postcodes masked. At most ${percent(sameService)} within a service and ${percent(anyPages)} between any two pages are allowed.`,
    shareOf: (page) => page?.nearest?.similarity,
    worst: sameService,
    best: Math.min(...similarities),
  }),
];
