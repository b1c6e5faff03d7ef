import type { ReportData } from '../../report/report-data.ts';
import { countOf } from '../../count-of.ts';
import { addressOf } from '../address.ts';
import {
  edgeColumns,
  sentenceColumns,
  sentencesOf,
  type Sentence,
} from '../page/page-columns.tsx';
import { edges, report, type Edge } from '../report.ts';
import { figure, path, paths, text } from '../table/columns.tsx';
import { listView, type View } from './list-view.tsx';

const sentences = report.pages.flatMap(sentencesOf);

const withWords = Map.groupBy(edges, ({ words }) => words);
const targetsOf = ({ words }: Edge) =>
  new Set(withWords.get(words)?.map(({ to }) => to));

const { robotsTxt, sitemap, redirects, headers } = report.crawlers;

interface FileProps {
  readonly name: string;
  readonly text: string;
}

const File = ({ name, text }: FileProps) => (
  <section>
    <h3>{name}</h3>
    <pre tabIndex={0}>{text}</pre>
  </section>
);

type Measured = ReportData['speed'][number];

/** A column for each score or vital that was measured. */
const measured = (part: 'scores' | 'vitals', column: typeof text) =>
  [...new Set(report.speed.flatMap((row) => Object.keys(row[part])))].map(
    (name) => column<Measured>(name, (row) => row[part][name]),
  );

/** The views that are one table each, in the order of the menu. */
export const lists: readonly View[] = [
  // Every sentence of every page with its source, searchable by words, page or source.
  listView<Sentence>({
    id: 'search',
    label: 'Search',
    lede: 'Titles, descriptions and the text of main, a sentence a line.',
    rows: () => sentences,
    columns: [...sentenceColumns, path('Page', (sentence) => sentence.path)],
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
  // Every picture with its file's size, its texts and its pages.
  listView<ReportData['pictures'][number]>({
    id: 'pictures',
    label: 'Pictures',
    rows: () => report.pictures,
    columns: [
      text('Picture', ({ address }) => address),
      figure('kB', ({ bytes }) => Math.round(bytes / 100) / 10, {
        decimals: 1,
        what: 'Size of the file in thousands of bytes; a browser may choose a smaller one of the set',
      }),
      text('Width × height', ({ size }) => size, {
        what: 'In pixels, as the page says',
      }),
      text('Text', ({ alts }) => alts.join('; '), {
        what: 'Its alternative texts',
      }),
      paths('Pages', ({ pages }) => pages),
    ],
  }),
  // How often each variant of each section and question is used.
  listView<ReportData['variants'][number]>({
    id: 'variants',
    label: 'Variants',
    lede: 'How many pages use each template; the number leads to its text there.',
    rows: () => report.variants,
    columns: [
      text('File', ({ file }) => file),
      figure('Pages', ({ pages }) => pages, {
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
  // What the site claims, and what proves it.
  listView<ReportData['claims'][number]>({
    id: 'claims',
    label: 'Claims',
    lede: 'npm run launch-check lists those without evidence.',
    rows: () => report.claims,
    columns: [
      text('Claim', (claim) => claim.text),
      text('Where', ({ where }) => where),
      text('Evidence', ({ evidence }) => evidence ?? 'none yet'),
    ],
  }),
  // What crawlers read outside the pages: robots.txt, redirects, headers and the sitemap.
  listView<ReportData['crawlers']['sitemap'][number]>({
    id: 'crawlers',
    label: 'Crawlers',
    lede: 'What crawlers are told outside the pages: robots.txt, redirects, headers and the site map.',
    above: () => (
      <div className="files">
        <File name="robots.txt" text={robotsTxt} />
        <File name="Redirects" text={redirects.join('\n')} />
        <File name="Headers" text={headers.join('\n')} />
      </div>
    ),
    rows: () => sitemap,
    columns: [
      path('Address', (entry) => entry.path),
      text('Last changed', ({ lastmod }) => lastmod, {
        what: 'lastmod; empty where no day is known',
      }),
      figure('Pictures', (entry) => entry.pictures),
    ],
  }),
  // Scores of one page of each kind.
  listView<Measured>({
    id: 'speed',
    label: 'Speed',
    lede: 'One page of each kind, on a phone, as npm run bench:lighthouse measured it last.',
    rows: () => report.speed,
    columns: [
      path('Page', (row) => row.path),
      ...measured('scores', figure),
      ...measured('vitals', text),
      text('Did not pass', ({ failed }) => failed.join(', ')),
    ],
  }),
];
