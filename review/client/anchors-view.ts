import { mapGet } from '../../src/domain/assert-defined.ts';
import { countOf } from '../count-of.ts';
import { dataTable } from './data-table.ts';
import { h } from './dom.ts';
import { pathLink } from './links.ts';
import { data, pageOf, textOf } from './store.ts';

interface Anchor {
  readonly path: string;
  readonly words: string;
  readonly links: number;
  /** Other pages that the same words lead to. */
  readonly others: number;
}

function allAnchors(): Anchor[] {
  const counts = new Map<string, number>();
  const targets = new Map<number, Set<number>>();
  for (const { anchors } of data.pages) {
    for (const [page, text] of anchors) {
      counts.set(`${page} ${text}`, (counts.get(`${page} ${text}`) ?? 0) + 1);
      targets.set(text, (targets.get(text) ?? new Set()).add(page));
    }
  }
  return [...counts]
    .map(([key, links]): Anchor => {
      const [page = 0, text = 0] = key.split(' ').map(Number);
      return { path: pageOf(page).path, words: textOf(text), links, others: mapGet(targets, text).size - 1 };
    })
    .sort((a, b) => b.others - a.others || b.links - a.links || (a.path < b.path ? -1 : 1));
}

/** The words of links in content, by the page that they lead to. Words that lead to many pages tell nobody which. */
export function anchorsView(): HTMLElement {
  const anchors = allAnchors();
  const shared = new Set(anchors.filter(({ others }) => others > 0).map(({ words }) => words)).size;
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Anchors'),
    h(
      'p',
      { class: 'lede' },
      `${countOf(anchors.length, 'pair')} of words and page in content. ${shared === 0 ? 'No words lead to two pages.' : `${shared} of the words lead to more than one page: those come first.`}`,
    ),
    dataTable<Anchor>({
      label: 'Words of links by target',
      name: 'anchors',
      rows: anchors,
      columns: [
        { label: 'Leads to', value: ({ path }) => path, show: ({ path }) => pathLink(path) },
        { label: 'Words', value: ({ words }) => words },
        { label: 'Links', value: ({ links }) => links },
        { label: 'Other pages of the same words', value: ({ others }) => others },
      ],
    }),
  );
}
