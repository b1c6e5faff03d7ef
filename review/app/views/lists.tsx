import type { ReportData } from '../../report/report-data.ts';
import { countOf } from '../../count-of.ts';
import { sentencesFrom } from '../links.tsx';
import {
  sentenceColumns,
  sentencesOf,
  type Sentence,
} from '../page/page-columns.tsx';
import { edges, report, type Edge } from '../report.ts';
import { figure, path, text } from '../table/columns.tsx';
import { listView } from './list-view.tsx';

/** Every sentence of every page with its source, searchable by words, page or source. */
export const search = listView<Sentence>({
  id: 'search',
  label: 'Search',
  lede: 'Titles, descriptions and the text of main, a sentence a line.',
  noun: 'sentence',
  rows: () => report.pages.flatMap(sentencesOf),
  wraps: true,
  columns: [...sentenceColumns, path('Page', 115, (sentence) => sentence.path)],
});

const withWords = Map.groupBy(edges, ({ words }) => words);
const targetsOf = ({ words }: Edge) =>
  new Set(withWords.get(words)?.map(({ to }) => to));

/** Every link in page content, with its source, target and words. */
export const anchors = listView<Edge>({
  id: 'anchors',
  label: 'Anchors',
  lede: 'Links in content and breadcrumbs, one line each; the menu does not count. Words that lead to many pages tell nobody which.',
  noun: 'link',
  rows: () => edges,
  columns: [
    path('From', 290, ({ from }) => from),
    path('To', 290, ({ to }) => to),
    text('Words', 360, ({ words }) => words),
    figure('Other pages', 90, (edge) => targetsOf(edge).size - 1, {
      what: 'Other pages that the same words lead to',
    }),
  ],
});

/** Every picture with its file's size, its texts and its pages. */
export const pictures = listView<ReportData['pictures'][number]>({
  id: 'pictures',
  label: 'Pictures',
  noun: 'picture',
  rows: () => report.pictures,
  columns: [
    text('Picture', 330, ({ address }) => address),
    figure('kB', 80, ({ bytes }) => Math.round(bytes / 100) / 10, {
      decimals: 1,
      what: 'Size of the file in thousands of bytes; a browser may choose a smaller one of the set',
    }),
    text('Width × height', 130, ({ size }) => size, {
      what: 'In pixels, as the page says',
    }),
    text('Text', 270, ({ alts }) => alts.join('; '), {
      what: 'Its alternative texts',
    }),
    figure('Pages', 80, ({ pages }) => pages.length, {
      what: 'Pages that show it',
    }),
    path('First page', 220, ({ pages }) => pages[0] ?? ''),
  ],
});

/** How often each variant of each section and question is used. */
export const variants = listView<ReportData['variants'][number]>({
  id: 'variants',
  label: 'Variants',
  lede: 'How many pages use each template; the number leads to its text there.',
  noun: 'variant',
  rows: () => report.variants,
  columns: [
    text('File', 480, ({ file }) => file),
    figure('Pages', 110, ({ pages }) => pages, {
      show: ({ file, pages }) => (
        <a
          href={sentencesFrom(file)}
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
  lede: 'npm run launch-check lists those without evidence.',
  noun: 'claim',
  rows: () => report.claims,
  wraps: true,
  columns: [
    text('Claim', 380, (claim) => claim.text),
    text('Where', 300, ({ where }) => where),
    text('Evidence', 320, ({ evidence }) => evidence ?? 'none yet'),
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
      <Lines name="robots.txt" lines={robotsTxt.split('\n')} />
      <Lines name="Redirects" lines={redirects} />
      <Lines name="Headers" lines={headers} />
    </div>
  ),
  noun: 'line',
  rows: () => sitemap,
  columns: [
    path('Address', 340, (entry) => entry.path),
    text('Last changed', 120, ({ lastmod }) => lastmod, {
      what: 'lastmod; empty where no day is known',
    }),
    figure('Pictures', 90, (entry) => entry.pictures),
  ],
});

interface LinesProps {
  readonly name: string;
  readonly lines: readonly string[];
}

const Lines = ({ name, lines }: LinesProps) => (
  <details open={lines.length < 12}>
    <summary>{name}</summary>
    <pre tabIndex={0}>{lines.join('\n').trim()}</pre>
  </details>
);

type Measured = ReportData['speed'][number];

/** Names of the scores or vitals that were measured. */
const measured = (part: 'scores' | 'vitals') => [
  ...new Set(report.speed.flatMap((row) => Object.keys(row[part]))),
];

/** Scores of one page of each kind. */
export const speed = listView<Measured>({
  id: 'speed',
  label: 'Speed',
  lede: 'One page of each kind, on a phone, as npm run bench:lighthouse measured it last.',
  noun: 'page',
  rows: () => report.speed,
  wraps: true,
  columns: [
    path('Page', 230, (row) => row.path),
    ...measured('scores').map((name) =>
      figure<Measured>(name, 110, ({ scores }) => scores[name]),
    ),
    ...measured('vitals').map((name) =>
      text<Measured>(name, 110, ({ vitals }) => vitals[name]),
    ),
    text('Did not pass', 260, ({ failed }) => failed.join(', ')),
  ],
});
