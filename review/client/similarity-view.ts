import { h, scroller } from './dom.ts';
import { pageHref, pageLink } from './links.ts';
import { data, kindName, pageAt, percent } from './store.ts';

/** Town by service: how much of each page its nearest neighbour shares. */
export function similarityView(): HTMLElement {
  const columns = [
    { name: 'Hub', pathOf: (town: string) => `${data.townsPath}/${town}` },
    ...data.services.map(({ slug, name }) => ({ name, pathOf: (town: string) => `${data.townsPath}/${town}/${slug}` })),
  ];
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Similarity'),
    h(
      'p',
      { class: 'lede' },
      `How many of a page’s five-word runs its nearest page shares, town names and postcodes masked. At most ${percent(data.bounds.sameService)} within a service, ${percent(data.bounds.anyPages)} between any two pages.`,
    ),
    summary(),
    legend(),
    scroller(
      'Similarity by town and service',
      h(
        'table',
        { class: 'heat' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            h('th', { scope: 'col', class: 'pinned' }, 'Town'),
            columns.map(({ name }) => h('th', { scope: 'col' }, name)),
          ),
        ),
        h(
          'tbody',
          {},
          data.towns.map(({ slug, label }) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row', class: 'pinned' }, label),
              columns.map(({ name, pathOf }) => cell(pathOf(slug), `${label}, ${name}`)),
            ),
          ),
        ),
      ),
    ),
  );
}

function cell(path: string, label: string): HTMLElement {
  const page = pageAt(path);
  if (!page?.nearest) return h('td', {}, '–');
  const { similarity } = page.nearest;
  return h(
    'td',
    { class: `step-${step(similarity)}` },
    h('a', { href: pageHref(path), 'aria-label': `${label}: ${percent(similarity)}` }, percent(similarity)),
  );
}

/* Five colours from the lowest to the highest measured, a sixth beyond the bound. */
const STEPS = 5;
const measured = data.pages
  .filter(({ kind, nearest }) => nearest && kind !== 'fixed')
  .map(({ nearest }) => Math.min(nearest!.similarity, data.bounds.sameService));
const lowest = Math.min(...measured);
const width = (Math.max(...measured) - lowest) / STEPS || 1;
const step = (similarity: number) =>
  similarity > data.bounds.sameService
    ? STEPS
    : Math.max(0, Math.min(STEPS - 1, Math.floor((similarity - lowest) / width)));

function legend(): HTMLElement {
  const names = [
    ...Array.from({ length: STEPS }, (_, index) => `from ${percent(lowest + index * width)}`),
    `over ${percent(data.bounds.sameService)}`,
  ];
  return h(
    'ul',
    { class: 'legend', 'aria-label': 'Colours' },
    names.map((name, index) => h('li', { class: `step-${index}` }, name)),
  );
}

function summary(): HTMLElement {
  const nameOf = (group: string) => data.services.find(({ slug }) => slug === group)?.name ?? kindName[group] ?? group;
  return scroller(
    'Similarity by group',
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ['Group', 'Mean', 'Worst', 'Most alike'].map((label) => h('th', { scope: 'col' }, label)),
        ),
      ),
      h(
        'tbody',
        {},
        data.similarity.map(({ group, mean, worst, pair }) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, nameOf(group)),
            h('td', { class: 'number' }, percent(mean)),
            h('td', { class: 'number' }, percent(worst)),
            h('td', {}, pair ? [pageLink(data.pages[pair[0]]!), ' and ', pageLink(data.pages[pair[1]]!)] : '–'),
          ),
        ),
      ),
    ),
  );
}
