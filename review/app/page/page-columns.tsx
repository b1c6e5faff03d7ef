import type { ReportPage } from '../../report/report-page.ts';
import { PageLink } from '../links.tsx';
import {
  canonicalText,
  changesOf,
  findingCount,
  kindName,
  perCent,
  report,
} from '../report.ts';
import { column, sources, type TableColumn } from '../table/columns.tsx';

const isExtra = true;

const searched = (
  id: 'clicks' | 'impressions' | 'position',
  title: string,
  what: string,
) =>
  column<ReportPage>(
    `google-${id}`,
    title,
    80,
    ({ path }) => report.search[path]?.[id] ?? 0,
    {
      what: `${what}, as Search Console has it; 0 where nothing was given`,
      isExtra,
    },
  );

/** What is known of a page. Ids are the names that queries use. */
export const pageColumns: readonly TableColumn<ReportPage>[] = [
  column('path', 'Path', 225, ({ path }) => path),
  column('findings', 'Findings', 84, findingCount, {
    what: 'Findings that concern the page and that nobody accepted',
    show: (page) => (
      <span className={findingCount(page) > 0 ? 'bad' : 'good'}>
        {findingCount(page)}
      </span>
    ),
  }),
  column('changes', 'Changes', 84, (page) => changesOf(page).length, {
    what: 'What crawlers see otherwise than in the state that was compared with',
  }),
  column('kind', 'Kind', 120, ({ kind }) => kindName[kind] ?? kind, {
    isExtra,
  }),
  column('title', 'Title', 184, ({ title }) => title),
  column('title-chars', 'Title characters', 70, ({ title }) => title.length, {
    isExtra,
  }),
  column('description', 'Description', 300, ({ description }) => description, {
    isExtra,
  }),
  column(
    'description-chars',
    'Description characters',
    80,
    ({ description }) => description.length,
    { isExtra },
  ),
  column(
    'description-px',
    'Description px',
    80,
    ({ descriptionPixels }) => descriptionPixels,
    { isExtra },
  ),
  column(
    'h1',
    'H1',
    230,
    ({ headings }) => headings.find(({ level }) => level === 1)?.text ?? '',
    { isExtra },
  ),
  column('words', 'Words', 62, (page) => page.words, {
    what: 'Words of all of the main element that a visitor sees',
  }),
  column('own', 'Own words', 70, ({ ownWords }) => ownWords ?? '', {
    what: 'Words of the running text in no five-word run of another town’s page',
    isExtra,
  }),
  column(
    'own%',
    'Own share %',
    84,
    ({ ownShare }) => (ownShare === undefined ? '' : perCent(ownShare)),
    {
      decimals: 1,
      what: 'Own words of all words of the running text: main without header, aside, tables, figures and forms; empty for a page that asks not to be found',
    },
  ),
  column(
    'like%',
    'Likeness %',
    76,
    ({ nearest, ownShare }) =>
      ownShare === undefined ? '' : perCent(nearest?.similarity ?? 0),
    {
      decimals: 1,
      what: 'Five-word runs of the running text that the nearest page has too, names of towns aside',
    },
  ),
  column('title-px', 'Title px', 62, ({ titlePixels }) => titlePixels, {
    what: 'Width of the title in pixels, as a search result sets it; 580 fit',
  }),
  column('group', 'Group of pages alike', 80, ({ group }) => group, {
    what: 'Pages with one number are each the nearest of another, at two thirds of the allowed likeness or more; 0 for none',
    isExtra,
  }),
  column('nearest', 'Nearest page', 200, ({ nearest }) => nearest?.path ?? '', {
    show: ({ nearest }) => nearest && <PageLink path={nearest.path} />,
    isSearched: false,
    isExtra,
  }),
  column('depth', 'Clicks', 62, ({ depth }) => depth ?? 99, {
    what: 'Clicks from the home page; 99 where there is no way',
  }),
  column('in', 'Links in', 62, ({ linksIn }) => linksIn, {
    what: 'Pages that link to it, from anywhere',
  }),
  column(
    'content-in',
    'Links in, from content',
    80,
    ({ contentIn }) => contentIn,
    {
      what: 'Pages whose own content links to it; the menu does not count',
      isExtra,
    },
  ),
  column('out', 'Links out', 62, ({ linksOut }) => linksOut, { isExtra }),
  column(
    'content-out',
    'Links out, in content',
    80,
    ({ contentOut }) => contentOut,
    { isExtra },
  ),
  column('rank', 'PageRank', 84, ({ rank }) => rank, {
    decimals: 2,
    what: 'How often somebody who follows links at random is on the page, the mean page being 1',
  }),
  column('pictures', 'Pictures', 62, ({ pictures }) => pictures, { isExtra }),
  column(
    'indexable',
    'Indexable',
    84,
    ({ obstacles }) =>
      obstacles.join('; ').replace(/^/, obstacles.length > 0 ? 'no: ' : 'yes'),
    {
      what: 'Whether search engines may list the page, by every tag, header and line of robots.txt',
    },
  ),
  column('canonical', 'Canonical', 120, canonicalText, { isExtra }),
  column('robots', 'Robots', 120, ({ robots }) => robots, { isExtra }),
  column('data', 'Structured data', 220, ({ dataVerdict }) => dataVerdict, {
    isExtra,
  }),
  searched('clicks', 'Google clicks', 'Clicks from Google’s results'),
  searched('impressions', 'Google impressions', 'How often Google showed it'),
  searched(
    'position',
    'Google position',
    'Its mean place among Google’s results',
  ),
];

/** A sentence, or a title or description, with the page that it stands on and the text of the next. */
export type Sentence = ReturnType<typeof sentencesOf>[number];

export const sentencesOf = ({ path, sentences }: ReportPage) =>
  sentences.map((sentence, index) => ({
    ...sentence,
    path,
    next: sentences[index + 1]?.text ?? '',
  }));

/** A sentence and what it comes from. */
export const sentenceColumns: readonly TableColumn<Sentence>[] = [
  column('text', 'Text', 215, ({ text }) => text, { next: ({ next }) => next }),
  sources(
    'source',
    'Source and fields',
    165,
    ({ provenance }) => [provenance.source, ...provenance.fields],
    'Template with its variant, profile or component; then the fields that stand in the sentence',
  ),
  column('element', 'Element', 70, ({ tag }) => tag, { isExtra: true }),
  column('section', 'Section', 110, ({ provenance }) => provenance.part, {
    isExtra: true,
  }),
];
