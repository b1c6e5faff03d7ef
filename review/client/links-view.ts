import type { ReportPage } from '../report-types.ts';
import { dataTable } from './data-table.ts';
import { h } from './dom.ts';
import { linkGraph } from './link-graph.ts';
import { pageLink } from './links.ts';
import { contentLinkingTo, data, linkingTo } from './store.ts';

/** The graph of links, pages without a way in or out, and the links of each page in figures. */
export function linksView(): HTMLElement {
  const orphans = data.pages.filter(
    (page) => page.kind !== 'notFound' && page.path !== '/' && linkingTo(page).length === 0,
  );
  const deadEnds = data.pages.filter(
    (page) => page.kind !== 'notFound' && page.contentLinks.length === 0 && page.forms === 0,
  );
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Links'),
    linkGraph(),
    h(
      'div',
      { class: 'two' },
      h(
        'div',
        {},
        h('h3', {}, `Orphans (${orphans.length})`),
        orphans.length === 0 ? h('p', {}, 'Every page is linked from another.') : list(orphans),
      ),
      h(
        'div',
        {},
        h('h3', {}, `Dead ends (${deadEnds.length})`),
        h('p', { class: 'quiet' }, 'Content without a form or a link to another page; the menu does not count.'),
        deadEnds.length === 0 ? h('p', {}, 'None.') : list(deadEnds),
      ),
    ),
    h('h3', {}, 'Links of each page, the fewest from other pages’ content first'),
    linkTable(),
  );
}

const linkTable = () =>
  dataTable<ReportPage>({
    label: 'Links of each page',
    name: 'links',
    rows: data.pages
      .filter(({ kind }) => kind !== 'notFound')
      .toSorted((a, b) => contentLinkingTo(a).length - contentLinkingTo(b).length),
    atOnce: 12,
    columns: [
      { label: 'Page', value: ({ path }) => path, show: (page) => pageLink(page) },
      { label: 'In, from content', value: (page) => contentLinkingTo(page).length },
      { label: 'In, from anywhere', value: (page) => linkingTo(page).length },
      { label: 'Out, in content', value: ({ contentLinks }) => contentLinks.length },
      { label: 'Out, with the menu', value: ({ links }) => links.length },
      { label: 'Clicks from home', value: ({ depth }) => depth ?? 'no way' },
    ],
  });

const list = (pages: readonly ReportPage[]) =>
  h(
    'ul',
    {},
    pages.map((page) => h('li', {}, pageLink(page))),
  );
