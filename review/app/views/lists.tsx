import type { CSSProperties } from 'react';
import {
  ownShareBound,
  similarityBounds,
} from '../../../generator/likeness/similarity.ts';
import { paths as pathsOfSite } from '../../../core/domain/pages.ts';
import { services } from '../../../core/domain/services.ts';
import { towns, type Town } from '../../../core/domain/towns.ts';
import type { ReportPage } from '../../report/report-page.ts';
import type { SiteData } from '../../report/site-report.ts';
import { countOf, percent } from '../../../core/domain/text/count-of.ts';
import { addressOf } from '../address.ts';
import {
  edgeColumns,
  percentFigure,
  sentenceColumns,
  sentencesOf,
  type Sentence,
} from '../page/page-columns.tsx';
import { edges, pageAt, report, type Edge } from '../report.ts';
import { figure, path, text } from '../table/columns.tsx';
import { listView, type View } from './list-view.tsx';

const sentences = report.pages.flatMap(sentencesOf);

const withWords = Map.groupBy(edges, ({ words }) => words);
const targetsOf = ({ words }: Edge) =>
  new Set(withWords.get(words)?.map(({ to }) => to));

const { robotsTxt, sitemap, redirects, headers } = report;
const files = {
  'robots.txt': robotsTxt,
  Redirects: redirects.join('\n'),
  Headers: headers.join('\n'),
};

interface HeatOptions extends Pick<View, 'id' | 'label' | 'lede'> {
  /** The share from 0 to 1; undefined if a page has none. */
  readonly shareOf: (page: ReportPage) => number | undefined;
  /** The share with the strongest colour. */
  readonly worst: number;
  /** Picks the best of the shares, which gets no colour. */
  readonly bestOf: (...shares: readonly number[]) => number;
}

/**
 * A heat map of one share of every town's pages: towns down, services across. The stronger the
 * colour, the worse.
 */
function heatMap({ shareOf, worst, bestOf, ...texts }: HeatOptions) {
  const best = bestOf(...report.pages.flatMap((page) => shareOf(page) ?? []));
  const heatColumn = (name: string, pathOf: (town: Town) => string) => {
    const shareIn = (town: Town) => {
      const page = pageAt(pathOf(town));
      return page && shareOf(page);
    };
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
    rows: () => towns,
    columns: [
      text('Town', 'label'),
      heatColumn('Hub', ({ slug }) => pathsOfSite.town(slug)),
      ...services.map((service) =>
        heatColumn(service.name, ({ slug }) =>
          pathsOfSite.townService(slug, service.slug),
        ),
      ),
    ],
  });
}

const { sameService, anyPages } = similarityBounds;

const usesOf = Map.groupBy(sentences, ({ provenance }) => provenance.source);
const variants = report.templates.map((file) => ({
  file,
  pages: new Set(usesOf.get(file)?.map(({ path }) => path)).size,
}));

/** The views that are one table each, in the order of the menu. */
export const lists: readonly View[] = [
  // The share of each page that is on no other town's page.
  heatMap({
    id: 'own',
    label: 'Own share',
    lede: `Share of the words written for a page that are in no five-word run of another town’s page: from its first sentence to its last answer; on other pages, main without header, aside, tables, figures and forms. Town names and postcodes are masked. At least ${percent(ownShareBound)} is required.`,
    shareOf: ({ ownShare }) => ownShare,
    worst: ownShareBound,
    bestOf: Math.max,
  }),
  // How much of each page is also on the page most like it.
  heatMap({
    id: 'similarity',
    label: 'Similarity',
    lede: `Share of five-word runs of the words written for a page that its nearest page has too, town names and postcodes masked. At most ${percent(sameService)} within a service and ${percent(anyPages)} between any two pages are allowed.`,
    shareOf: ({ nearest }) => nearest?.share,
    worst: sameService,
    bestOf: Math.min,
  }),
  // Every sentence of every page with its source, searchable by words, page or source.
  listView<Sentence>({
    id: 'search',
    label: 'Search',
    lede: 'Titles, descriptions and the text of main, one sentence per line.',
    rows: () => sentences,
    columns: [...sentenceColumns, path('Page', 'path')],
  }),
  // Every link in page content, with its source, target and words.
  listView<Edge>({
    id: 'anchors',
    label: 'Anchors',
    lede: 'Links in content and breadcrumbs, one line each; the menu does not count. Words that lead to many pages tell nobody which.',
    rows: () => edges,
    columns: [
      ...edgeColumns,
      figure('Other pages', (edge) => targetsOf(edge).size - 1, {
        what: 'Other pages that the same words lead to',
      }),
    ],
  }),
  // How often each variant of each section and question is used.
  listView<(typeof variants)[number]>({
    id: 'variants',
    label: 'Variants',
    lede: 'How many pages use each template; the number leads to its text there.',
    rows: () => variants,
    columns: [
      text('File', 'file'),
      figure('Pages', 'pages', {
        show: ({ file, pages }) => (
          <a
            href={addressOf('search', {
              columnFilters: [{ id: 'Source and fields', value: file }],
            })}
            aria-label={`${file}: ${countOf(pages, 'page')}`}
          >
            {pages}
          </a>
        ),
      }),
    ],
  }),
  // What crawlers read outside the pages: robots.txt, redirects, headers and the sitemap.
  listView<SiteData['sitemap'][number]>({
    id: 'crawlers',
    label: 'Crawlers',
    lede: 'What crawlers are told outside the pages: robots.txt, redirects, headers and the sitemap.',
    above: () => (
      <div className="files">
        {Object.entries(files).map(([name, text]) => (
          <section key={name}>
            <h3>{name}</h3>
            <pre tabIndex={0}>{text}</pre>
          </section>
        ))}
      </div>
    ),
    rows: () => sitemap,
    columns: [
      path('Address', 'path'),
      text('Last changed', 'lastmod', {
        what: 'lastmod; empty where no day is known',
      }),
      figure('Pictures', 'pictures'),
    ],
  }),
];
