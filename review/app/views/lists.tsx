import type { ReportData } from '../../report/report-data.ts';
import { countOf } from '../../count-of.ts';
import {
  sentenceColumns,
  sentencesOf,
  type Sentence,
} from '../page/page-columns.tsx';
import { edges, pageAt, report, type Edge } from '../report.ts';
import { addressOf } from '../address.tsx';
import { column, path, type TableColumn } from '../table/columns.tsx';
import { listView } from './list-view.tsx';

/** Every sentence of every page with its source, searchable by words, page or source. */
export const search = listView<Sentence>({
  id: 'search',
  label: 'Search',
  lede: 'Titles, descriptions and the text of main, a sentence a line.',
  name: 'sentences',
  noun: 'sentence',
  rows: () => report.pages.flatMap(sentencesOf),
  wraps: true,
  columns: [
    ...sentenceColumns,
    path('path', 'Page', 115, (sentence) => sentence.path),
  ],
});

const withWords = Map.groupBy(edges, (edge) => edge.words);
const targetsOf = (edge: Edge) =>
  new Set(withWords.get(edge.words)?.map(({ to }) => to));

/** Every link in page content, with its source, target and words. */
export const anchors = listView<Edge>({
  id: 'anchors',
  label: 'Anchors',
  lede: (
    <>
      Links in content and breadcrumbs, one line each; the menu does not count.
      Words that lead to many pages tell nobody which:{' '}
      <a
        href={addressOf('anchors', { sorting: [{ id: 'others', desc: true }] })}
      >
        those first
      </a>
      .
    </>
  ),
  noun: 'link',
  rows: () => edges,
  columns: [
    path('from', 'From', 290, ({ from }) => from),
    path('to', 'To', 290, ({ to }) => to),
    column('words', 'Words', 360, (edge) => edge.words),
    column('others', 'Other pages', 90, (edge) => targetsOf(edge).size - 1, {
      what: 'Other pages that the same words lead to: such words tell nobody which',
    }),
  ],
});

/** Every picture with its file's size, its texts and its pages. */
export const pictures = listView<ReportData['pictures'][number]>({
  id: 'pictures',
  label: 'Pictures',
  count: report.pictures.length,
  lede: 'Every picture of the pages, with the size of its file, its texts and how many pages show it.',
  noun: 'picture',
  rows: () => report.pictures,
  columns: [
    column('address', 'Picture', 330, ({ address }) => address),
    column('kb', 'kB', 80, ({ bytes }) => Math.round(bytes / 100) / 10, {
      decimals: 1,
      what: 'Size of the file in thousands of bytes; a browser may choose a smaller one of the set',
    }),
    column('size', 'Width × height', 130, ({ size }) => size, {
      what: 'In pixels, as the page says',
    }),
    column('alt', 'Text', 270, ({ alts }) => alts.join('; '), {
      what: 'Its alternative texts',
    }),
    column('pages', 'Pages', 80, ({ pages }) => pages.length, {
      what: 'Pages that show it',
    }),
    path('first', 'First page', 220, ({ pages }) => pages[0] ?? ''),
  ],
});

const unproven = report.claims.filter(
  ({ evidence }) => evidence === null,
).length;

const unused = report.variants.filter(({ pages }) => pages === 0).length;

/** How often each variant of each section and question is used. */
export const variants = listView<ReportData['variants'][number]>({
  id: 'variants',
  label: 'Variants',
  count: report.variants.length,
  lede: `${countOf(report.variants.length, 'template file')}; the number is that of the pages that use a variant, and leads to them. ${unused === 0 ? 'All are used.' : `Not used by any page: ${unused}.`}`,
  noun: 'variant',
  rows: () => report.variants,
  columns: [
    column('file', 'File', 480, ({ file }) => file),
    column('pages', 'Pages', 110, ({ pages }) => pages, {
      show: ({ file, pages }) => (
        <a
          href={addressOf('search', {
            columnFilters: [{ id: 'source', value: file }],
          })}
          aria-label={`${file}: ${countOf(pages, 'page')}`}
        >
          {pages}
        </a>
      ),
    }),
  ],
});

/** What the site claims, and what proves it. */
export const claims = listView<ReportData['claims'][number]>({
  id: 'claims',
  label: 'Claims',
  count: report.claims.length,
  lede: `${countOf(report.claims.length, 'claim')}, ${unproven === 0 ? 'all with evidence' : `${unproven} of them without evidence`}. npm run launch-check lists what is open.`,
  noun: 'claim',
  rows: () => report.claims,
  wraps: true,
  columns: [
    column('claim', 'Claim', 380, ({ text }) => text),
    column('where', 'Where', 300, ({ where }) => where),
    column(
      'evidence',
      'Evidence',
      320,
      ({ evidence }) => evidence ?? 'none yet',
      {
        show: ({ evidence }) =>
          evidence ?? <strong className="bad">none yet</strong>,
      },
    ),
  ],
});

const { robotsTxt, sitemap, redirects, headers } = report.crawlers;

/** What crawlers read outside the pages: robots.txt, redirects, headers and the sitemap. */
export const crawlers = listView<ReportData['crawlers']['sitemap'][number]>({
  id: 'crawlers',
  label: 'Crawlers',
  lede: 'What crawlers are told outside the pages: robots.txt, redirects, headers and the site map.',
  above: () => (
    <div className="files">
      <Lines label="robots.txt" lines={robotsTxt.split('\n')} />
      <Lines label="Redirects" lines={redirects} />
      <Lines label="Headers" lines={headers} />
    </div>
  ),
  name: 'sitemap',
  noun: 'line',
  rows: () => sitemap,
  columns: [
    path('path', 'Address', 340, (entry) => entry.path),
    column('lastmod', 'Last changed', 120, ({ lastmod }) => lastmod, {
      what: 'lastmod; empty where no day is known',
    }),
    column('pictures', 'Pictures', 90, ({ pictures }) => pictures),
    column(
      'robots',
      'Robots',
      330,
      (entry) => pageAt(entry.path)?.robots ?? 'no such page',
    ),
  ],
});

const Lines = ({
  label: name,
  lines,
}: {
  readonly label: string;
  readonly lines: readonly string[];
}) => (
  <details open={lines.length < 12}>
    <summary>{name}</summary>
    <pre tabIndex={0}>{lines.join('\n').trim()}</pre>
  </details>
);

type Measured = ReportData['speed'][number];

/** A column for each score or vital that was measured. */
const figures = (part: 'scores' | 'vitals'): TableColumn<Measured>[] =>
  [...new Set(report.speed.flatMap((row) => Object.keys(row[part])))].map(
    (name) => column(name, name, 110, (row) => row[part][name]),
  );

/** Scores of one page of each kind. */
export const speed = listView<Measured>({
  id: 'speed',
  label: 'Speed',
  lede:
    report.speed.length === 0
      ? 'No figures yet: npm run bench:lighthouse measures one page of each kind, and the next review shows them.'
      : 'One page of each kind, on a phone, as npm run bench:lighthouse measured it last.',
  noun: 'page',
  rows: () => report.speed,
  wraps: true,
  columns: [
    path('path', 'Page', 230, (row) => row.path),
    ...figures('scores'),
    ...figures('vitals'),
    column('failed', 'Did not pass', 260, ({ failed }) => failed.join(', ')),
  ],
});
