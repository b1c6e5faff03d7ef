import type { ReportPage } from '../report-types.ts';
import { h } from './dom.ts';
import { pageLink } from './links.ts';
import {
  contentLinkingTo,
  data,
  findingCount,
  linkingTo,
  mainHeading,
  pageOf,
  percent,
  sameHeading,
  textOf,
  titleOf,
} from './store.ts';

export interface Column {
  readonly name: string;
  readonly label: string;
  /** What the column is sorted by, and shown where `show` is not given. */
  readonly value: (page: ReportPage) => string | number;
  readonly show?: (page: ReportPage) => Node;
  readonly numeric?: true;
  /** Left out until it is chosen. */
  readonly isExtra?: true;
  /** What a filter by figures compares, where it is not the value. */
  readonly figure?: (page: ReportPage) => number;
}

const measured = (text: string, pixels: number) =>
  h('span', {}, text, h('span', { class: 'measure' }, `${text.length} characters, ${pixels} px`));

/** The columns beside the path, in order. */
export const columns: readonly Column[] = [
  {
    name: 'findings',
    label: 'Findings',
    value: findingCount,
    numeric: true,
    show: (page) =>
      findingCount(page) === 0 ? h('span', { class: 'good' }, '0') : h('strong', { class: 'bad' }, findingCount(page)),
  },
  {
    name: 'title',
    label: 'Title',
    value: titleOf,
    figure: ({ titlePixels }) => titlePixels,
    show: (page) => measured(titleOf(page), page.titlePixels),
  },
  {
    name: 'description',
    label: 'Description',
    value: (page) => textOf(page.description),
    figure: ({ descriptionPixels }) => descriptionPixels,
    isExtra: true,
    show: (page) => measured(textOf(page.description), page.descriptionPixels),
  },
  {
    name: 'heading',
    label: 'H1',
    value: mainHeading,
    show: (page) => {
      const others = sameHeading(page);
      return h(
        'span',
        {},
        mainHeading(page),
        others.length > 0 && h('span', { class: 'measure' }, `also on ${others.map(({ path }) => path).join(', ')}`),
      );
    },
  },
  { name: 'words', label: 'Words', value: ({ words }) => words, numeric: true },
  { name: 'own', label: 'Own words', value: ({ ownWords }) => ownWords, numeric: true },
  {
    name: 'own%',
    label: 'Own share',
    value: ({ ownShare }) => ownShare,
    figure: ({ ownShare }) => ownShare * 100,
    numeric: true,
    show: ({ ownShare }) => h('span', {}, percent(ownShare)),
  },
  {
    name: 'nearest',
    label: 'Nearest page',
    value: ({ nearest }) => nearest?.similarity ?? 0,
    figure: ({ nearest }) => (nearest?.similarity ?? 0) * 100,
    show: ({ nearest }) =>
      nearest ? h('span', {}, `${percent(nearest.similarity)} `, pageLink(pageOf(nearest.page))) : h('span', {}, '–'),
  },
  {
    name: 'canonical',
    label: 'Canonical',
    isExtra: true,
    value: ({ canonical }) => canonical,
    show: ({ canonical, path }) => h('span', {}, canonical === data.siteUrl + path ? 'itself' : canonical || 'none'),
  },
  { name: 'robots', label: 'Robots', value: ({ robots }) => robots, isExtra: true },
  {
    name: 'depth',
    label: 'Clicks',
    value: ({ depth }) => depth ?? 99,
    numeric: true,
    show: ({ depth }) => h('span', {}, depth ?? '–'),
  },
  {
    name: 'in',
    label: 'Links in',
    value: (page) => linkingTo(page).length,
    numeric: true,
    show: (page) =>
      h(
        'span',
        {},
        linkingTo(page).length,
        h('span', { class: 'measure' }, `${contentLinkingTo(page).length} in content`),
      ),
  },
  {
    name: 'out',
    label: 'Links out',
    value: ({ links }) => links.length,
    numeric: true,
    show: ({ links, contentLinks }) =>
      h('span', {}, links.length, h('span', { class: 'measure' }, `${contentLinks.length} in content`)),
  },
  {
    name: 'content-in',
    label: 'Links in, from content',
    value: (page) => contentLinkingTo(page).length,
    numeric: true,
    isExtra: true,
  },
  { name: 'data', label: 'Structured data', value: ({ dataVerdict }) => dataVerdict, isExtra: true },
];
