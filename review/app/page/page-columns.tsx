import type { ReportPage } from '../../report/report-page.ts';
import { PageLink } from '../links.tsx';
import { changesOf, findingsOf, report, type Edge } from '../report.ts';
import {
  choice,
  figure,
  path,
  text,
  type TableColumn,
} from '../table/columns.tsx';
import { priorityOf, priorityRule } from './priority.ts';

const isExtra = true;
const wasSearched = report.pages.some(({ google }) => google);

/** A share as a percentage to sort by. */
export const percentFigure = (share: number | undefined) =>
  share === undefined ? undefined : Math.round(share * 1000) / 10;

const kindName = {
  fixed: 'Fixed page',
  hub: 'Town hub',
  townService: 'Town and service',
  notFound: 'Error page',
} as const;

/** Columns for the facts about a page. */
export const pageColumns: readonly TableColumn<ReportPage>[] = [
  { ...path('Path', 'path'), size: 240 },
  figure('Priority', (page) => priorityOf(page).points, {
    what: priorityRule,
  }),
  text('Why', (page) => priorityOf(page).reasons || undefined, {
    what: 'The reasons for the priority, with their points',
    size: 230,
  }),
  figure('Findings', (page) => findingsOf(page).length, {
    what: 'Findings that concern the page and that nobody accepted',
  }),
  figure('Changes', (page) => changesOf(page).length, {
    what: 'What crawlers see differently from the earlier state',
  }),
  choice(
    'Indexable',
    ({ obstacles }) => (obstacles.length === 0 ? 'yes' : 'no'),
    {
      what: 'Whether search engines may list the page, by every tag, header, redirect and line of robots.txt',
    },
  ),
  text(
    'Left out because',
    ({ obstacles }) => obstacles.join('; ') || undefined,
    {
      isExtra,
    },
  ),
  text('Canonical', 'canonical', { isExtra, size: 240 }),
  text('Robots', 'robots', { isExtra }),
  choice('Kind', ({ kind }) => kindName[kind], { isExtra }),
  text('Title', 'title', { size: 330 }),
  figure('Title px', 'titlePixels', {
    what: 'Width of the title in pixels, as a search result sets it; 580 fit',
    isExtra,
  }),
  text('Description', 'description', { isExtra, size: 330 }),
  figure('Words', 'words', {
    what: 'Words in the main element that a visitor sees',
  }),
  figure('Own share %', ({ ownShare }) => percentFigure(ownShare), {
    decimals: 1,
    what: 'Share of the running text’s words that are in no five-word run of another town’s page; running text is main without header, aside, tables, figures and forms; empty for a page that is not compared',
  }),
  figure('Likeness %', ({ nearest }) => percentFigure(nearest?.share), {
    decimals: 1,
    what: 'Share of five-word runs of the words written for the page that the nearest page has too, town names masked',
  }),
  figure('Group of pages alike', ({ group }) => group || undefined, {
    what: 'Pages with the same number are alike: each is another’s nearest, at two thirds of the allowed likeness or more',
    isExtra,
  }),
  text('Nearest page', ({ nearest }) => nearest?.path, {
    show: ({ nearest }) => nearest && <PageLink name={nearest.path} />,
    isExtra,
  }),
  figure('Clicks', 'depth', {
    what: 'Clicks from the home page; empty for a page that cannot be reached',
  }),
  figure('Links in', 'linksIn', {
    what: 'Pages that link to it, from anywhere',
    isExtra,
  }),
  figure('Links in, from content', 'contentIn', {
    what: 'Pages whose own content links to it; the menu does not count',
  }),
  // Google's figures, shown if an export was given.
  ...(['clicks', 'impressions', 'position'] as const).map((name) =>
    figure<ReportPage>(`Google ${name}`, ({ google }) => google?.[name], {
      what: 'As Search Console has it; empty where it has nothing',
      isExtra: !wasSearched,
    }),
  ),
];

/** A sentence, or a title or description, with its page. */
export type Sentence = ReturnType<typeof sentencesOf>[number];

export const sentencesOf = (page: ReportPage) =>
  page.sentences.map((sentence) => ({ ...sentence, path: page.path }));

/** A sentence and what it comes from. */
export const sentenceColumns: readonly TableColumn<Sentence>[] = [
  text('Text', 'text', { size: 215 }),
  text(
    'Source and fields',
    ({ provenance: { source, fields } }) => [source, ...fields].join(' '),
    {
      size: 195,
      what: 'Template with its variant, profile or component; then the fields used in the sentence',
    },
  ),
];

/** A link in the content of a page. */
export const edgeColumns: readonly TableColumn<Edge>[] = [
  path('From', 'from'),
  path('To', 'to'),
  text('Words', 'words'),
];
