import type { ReportPage } from '../../report/report-page.ts';
import { PageLink } from '../links.tsx';
import {
  canonicalText,
  changesOf,
  findingsOf,
  kindName,
  perCent,
  report,
} from '../report.ts';
import { column, sources, type TableColumn } from '../table/columns.tsx';
import { priorityOf, priorityRule } from './priority.ts';

const isExtra = true;
const isChoice = true;
const wasSearched = Object.keys(report.search).length > 0;

/** Google's figures, in view if an export was joined. */
const searched = (
  id: 'clicks' | 'impressions' | 'position',
  label: string,
  what: string,
) =>
  column<ReportPage>(
    `google-${id}`,
    label,
    74,
    ({ path }) => report.search[path]?.[id],
    {
      what: `${what}, as Search Console has it; empty where it has nothing`,
      isExtra: !wasSearched,
    },
  );

/** Columns for the facts about a page. */
export const pageColumns: readonly TableColumn<ReportPage>[] = [
  column('path', 'Path', 240, ({ path }) => path),
  column('priority', 'Priority', 66, (page) => priorityOf(page).points, {
    what: priorityRule,
  }),
  column('why', 'Why', 230, (page) => priorityOf(page).reasons, {
    what: 'What the priority is made of, with its points',
  }),
  column('findings', 'Findings', 70, (page) => findingsOf(page).length, {
    what: 'Findings that concern the page and that nobody accepted',
  }),
  column('changes', 'Changes', 70, (page) => changesOf(page).length, {
    what: 'What crawlers see otherwise than in the state that was compared with',
  }),
  column(
    'indexable',
    'Indexable',
    88,
    ({ obstacles }) => (obstacles.length === 0 ? 'yes' : 'no'),
    {
      what: 'Whether search engines may list the page, by every tag, header, redirect and line of robots.txt',
      isChoice,
    },
  ),
  column(
    'obstacles',
    'Left out because',
    220,
    ({ obstacles }) => obstacles.join('; '),
    { isExtra },
  ),
  column('kind', 'Kind', 120, ({ kind }) => kindName[kind] ?? kind, {
    isChoice,
    isExtra,
  }),
  column('title', 'Title', 330, ({ title }) => title),
  column('title-chars', 'Title characters', 70, ({ title }) => title.length, {
    isExtra,
  }),
  column('title-px', 'Title px', 62, ({ titlePixels }) => titlePixels, {
    what: 'Width of the title in pixels, as a search result sets it; 580 fit',
    isExtra,
  }),
  column('description', 'Description', 330, ({ description }) => description, {
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
    'h1',
    'H1',
    230,
    ({ headings }) => headings.find(({ level }) => level === 1)?.text,
    { isExtra },
  ),
  column('words', 'Words', 62, (page) => page.words, {
    what: 'Words of all of the main element that a visitor sees',
  }),
  column('own', 'Own words', 70, ({ ownWords }) => ownWords, {
    what: 'Words of the running text in no five-word run of another town’s page',
    isExtra,
  }),
  column(
    'own%',
    'Own share %',
    66,
    ({ ownShare }) => ownShare && perCent(ownShare),
    {
      decimals: 1,
      what: 'Own words of all words of the running text: main without header, aside, tables, figures and forms; empty for a page that is compared with none',
    },
  ),
  column(
    'like%',
    'Likeness %',
    72,
    ({ nearest }) => (nearest ? perCent(nearest.similarity) : undefined),
    {
      decimals: 1,
      what: 'Five-word runs of the running text that the nearest page has too, names of towns aside',
    },
  ),
  column(
    'group',
    'Group of pages alike',
    80,
    ({ group }) => group || undefined,
    {
      what: 'Pages with one number are each the nearest of another, at two thirds of the allowed likeness or more',
      isExtra,
    },
  ),
  column('nearest', 'Nearest page', 200, ({ nearest }) => nearest?.path, {
    show: ({ nearest }) => nearest && <PageLink path={nearest.path} />,
    isExtra,
  }),
  column('depth', 'Clicks', 58, ({ depth }) => depth ?? undefined, {
    what: 'Clicks from the home page; empty where there is no way',
  }),
  column('in', 'Links in', 58, ({ linksIn }) => linksIn, {
    what: 'Pages that link to it, from anywhere',
    isExtra,
  }),
  column(
    'content-in',
    'Links in, from content',
    110,
    ({ contentIn }) => contentIn,
    {
      what: 'Pages whose own content links to it; the menu does not count',
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
  column('rank', 'PageRank', 70, ({ rank }) => rank, {
    decimals: 2,
    what: 'How often somebody who follows links at random is on the page, the mean page being 1',
    isExtra,
  }),
  column('pictures', 'Pictures', 62, ({ pictures }) => pictures, { isExtra }),
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

/** A sentence, or a title or description, with its page. */
export type Sentence = ReturnType<typeof sentencesOf>[number];

export const sentencesOf = ({ path, sentences }: ReportPage) =>
  sentences.map((sentence) => ({ ...sentence, path }));

/** A sentence and what it comes from. */
export const sentenceColumns: readonly TableColumn<Sentence>[] = [
  column('text', 'Text', 215, ({ text }) => text),
  sources(
    'source',
    'Source and fields',
    165,
    ({ provenance }) => [provenance.source, ...provenance.fields],
    'Template with its variant, profile or component; then the fields that stand in the sentence',
  ),
  column('element', 'Element', 70, ({ tag }) => tag, {
    isChoice: true,
    isExtra: true,
  }),
  column('section', 'Section', 110, ({ provenance }) => provenance.part, {
    isExtra: true,
  }),
];
