import type { ReportPage } from '../../report-types.ts';
import { PageLink } from '../parts/links.tsx';
import {
  changesOf,
  contentLinkingTo,
  descriptionOf,
  findingCount,
  kindName,
  linkingTo,
  mainHeading,
  pageOf,
  report,
  titleOf,
} from '../data/report.ts';
import { pageRank } from '../data/page-rank.ts';
import type { TableColumn } from '../table/table-column.ts';

const ranks = pageRank(report.pages.map(({ links }) => links));
const rankOf = new Map(report.pages.map((page, index) => [page, Math.round((ranks[index] ?? 0) * 100) / 100]));

/** A share as per cent with one decimal. */
const perCent = (share: number) => Math.round(share * 1000) / 10;
const nearestOf = ({ nearest }: ReportPage) => (nearest ? pageOf(nearest.page) : undefined);

const count = (size: number) => ({ size, isNumber: true }) as const;
const words = (size: number) => ({ size, isSearched: true }) as const;

const searched = (id: 'clicks' | 'impressions' | 'position', label: string, what: string): TableColumn<ReportPage> => ({
  id: `google-${id}`,
  label,
  what: `${what}, as Search Console has it; 0 where nothing was given`,
  value: ({ path }) => report.search[path]?.[id] ?? 0,
  ...count(80),
  isExtra: true,
});

/** What is known of a page, the path aside. Ids are the names that queries use. */
export const pageColumns: readonly TableColumn<ReportPage>[] = [
  {
    id: 'findings',
    label: 'Findings',
    what: 'Findings that concern the page and that nobody accepted',
    value: findingCount,
    show: (page) => <span className={findingCount(page) > 0 ? 'bad' : 'good'}>{findingCount(page)}</span>,
    ...count(70),
  },
  {
    id: 'changes',
    label: 'Changes',
    what: 'What crawlers see otherwise than in the state that was compared with',
    value: (page) => changesOf(page).length,
    ...count(70),
  },
  { id: 'kind', label: 'Kind', value: ({ kind }) => kindName[kind] ?? kind, size: 120, isExtra: true },
  { id: 'title', label: 'Title', value: titleOf, ...words(210) },
  { id: 'title-chars', label: 'Title characters', value: (page) => titleOf(page).length, ...count(70), isExtra: true },
  { id: 'description', label: 'Description', value: descriptionOf, ...words(300), isExtra: true },
  {
    id: 'description-chars',
    label: 'Description characters',
    value: (page) => descriptionOf(page).length,
    ...count(80),
    isExtra: true,
  },
  {
    id: 'description-px',
    label: 'Description px',
    value: ({ descriptionPixels }) => descriptionPixels,
    ...count(80),
    isExtra: true,
  },
  { id: 'h1', label: 'H1', value: mainHeading, ...words(230), isExtra: true },
  {
    id: 'words',
    label: 'Words',
    what: 'Words of all of the main element that a visitor sees',
    value: (page) => page.words,
    ...count(62),
  },
  {
    id: 'own',
    label: 'Own words',
    what: 'Words of the running text in no five-word run of another town’s page',
    value: ({ ownWords }) => ownWords,
    ...count(70),
    isExtra: true,
  },
  {
    id: 'own%',
    label: 'Own share %',
    what: 'Own words of all words of the running text: main without header, aside, tables, figures and forms',
    value: ({ ownShare }) => perCent(ownShare),
    ...count(62),
  },
  {
    id: 'like%',
    label: 'Likeness %',
    what: 'Five-word runs of the running text that the nearest page has too, names of towns aside',
    value: ({ nearest }) => perCent(nearest?.similarity ?? 0),
    ...count(68),
  },
  {
    id: 'title-px',
    label: 'Title px',
    what: 'Width of the title in pixels, as a search result sets it; 580 fit',
    value: ({ titlePixels }) => titlePixels,
    ...count(62),
  },
  {
    id: 'nearest',
    label: 'Nearest page',
    value: (page) => nearestOf(page)?.path ?? '',
    show: (page) => {
      const nearest = nearestOf(page);
      return nearest && <PageLink path={nearest.path} />;
    },
    size: 200,
    isExtra: true,
  },
  {
    id: 'depth',
    label: 'Clicks',
    what: 'Clicks from the home page; 99 where there is no way',
    value: ({ depth }) => depth ?? 99,
    ...count(56),
  },
  {
    id: 'in',
    label: 'Links in',
    what: 'Pages that link to it, from anywhere',
    value: (page) => linkingTo(page).length,
    ...count(62),
  },
  {
    id: 'content-in',
    label: 'Links in, from content',
    what: 'Pages whose own content links to it; the menu does not count',
    value: (page) => contentLinkingTo(page).length,
    ...count(80),
    isExtra: true,
  },
  { id: 'out', label: 'Links out', value: ({ links }) => links.length, ...count(62), isExtra: true },
  {
    id: 'content-out',
    label: 'Links out, in content',
    value: ({ contentLinks }) => contentLinks.length,
    ...count(80),
    isExtra: true,
  },
  {
    id: 'rank',
    label: 'PageRank',
    what: 'How often somebody who follows links at random is on the page, the mean page being 1',
    value: (page) => rankOf.get(page) ?? 0,
    ...count(70),
  },
  { id: 'pictures', label: 'Pictures', value: ({ pictures }) => pictures.length, ...count(62), isExtra: true },
  {
    id: 'canonical',
    label: 'Canonical',
    value: ({ canonical, path }) => (canonical === report.siteUrl + path ? 'itself' : canonical || 'none'),
    size: 120,
    isExtra: true,
  },
  { id: 'robots', label: 'Robots', value: ({ robots }) => robots, size: 120, isExtra: true },
  { id: 'data', label: 'Structured data', value: ({ dataVerdict }) => dataVerdict, size: 220, isExtra: true },
  searched('clicks', 'Google clicks', 'Clicks from Google’s results'),
  searched('impressions', 'Google impressions', 'How often Google showed it'),
  searched('position', 'Google position', 'Its mean place among Google’s results'),
];
