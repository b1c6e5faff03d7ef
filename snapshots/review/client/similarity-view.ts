import { h, scroller } from './dom.ts';
import { pageHref, pageLink } from './links.ts';
import { data, kindName, pageAt, percent } from './store.ts';

/** Town by service: how much of each page its nearest neighbour shares. */
export function similarityView(): HTMLElement {
  const columns = [{ name: 'Hub', pathOf: (town: string) => `/devon/${town}` }, ...data.services.map(({ slug, name }) => ({ name, pathOf: (town: string) => `/devon/${town}/${slug}` }))];
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Similarity'),
    h('p', { class: 'lede' }, `How many of a page’s five-word runs its nearest page shares, town names and postcodes masked. At most ${percent(data.bounds.sameService)} within a service, ${percent(data.bounds.anyPages)} between any two pages.`),
    summary(),
    legend(),
    scroller(
      'Similarity by town and service',
      h(
        'table',
        { class: 'heat' },
        h('thead', {}, h('tr', {}, h('th', { scope: 'col', class: 'pinned' }, 'Town'), columns.map(({ name }) => h('th', { scope: 'col' }, name)))),
        h('tbody', {}, data.towns.map(({ slug, label }) => h('tr', {}, h('th', { scope: 'row', class: 'pinned' }, label), columns.map(({ name, pathOf }) => cell(pathOf(slug), `${label}, ${name}`))))),
      ),
    ),
  );
}

function cell(path: string, label: string): HTMLElement {
  const page = pageAt(path);
  if (!page?.nearest) return h('td', {}, '–');
  const { similarity } = page.nearest;
  return h('td', { class: `step-${step(similarity)}` }, h('a', { href: pageHref(path), 'aria-label': `${label}: ${percent(similarity)}` }, percent(similarity)));
}

const STEPS = 6;
/** Shares of the bound within a service; the last step is beyond it. */
const step = (similarity: number) => Math.min(STEPS - 1, Math.floor((similarity / data.bounds.sameService) * (STEPS - 1)));

function legend(): HTMLElement {
  const names = Array.from({ length: STEPS }, (_, index) => {
    const from = (index * data.bounds.sameService) / (STEPS - 1);
    return index === STEPS - 1 ? `over ${percent(from)}` : `from ${percent(from)}`;
  });
  return h('ul', { class: 'legend', 'aria-label': 'Colours' }, names.map((name, index) => h('li', { class: `step-${index}` }, name)));
}

function summary(): HTMLElement {
  const nameOf = (group: string) => data.services.find(({ slug }) => slug === group)?.name ?? kindName[group] ?? group;
  return scroller(
    'Similarity by group',
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ['Group', 'Mean', 'Worst', 'Most alike'].map((label) => h('th', { scope: 'col' }, label)))),
      h(
        'tbody',
        {},
        data.similarity.map(({ group, mean, worst, pair }) =>
          h('tr', {}, h('th', { scope: 'row' }, nameOf(group)), h('td', { class: 'number' }, percent(mean)), h('td', { class: 'number' }, percent(worst)), h('td', {}, pair ? [pageLink(data.pages[pair[0]]!), ' and ', pageLink(data.pages[pair[1]]!)] : '–')),
        ),
      ),
    ),
  );
}
