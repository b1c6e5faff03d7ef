import { dataTable } from './data-table.ts';
import { h } from './dom.ts';
import { heatMap } from './heat-map.ts';
import { pageLink } from './links.ts';
import { data, kindName, pageOf, percent } from './store.ts';

/** Town by service: how much of each page its nearest neighbour shares. */
export function similarityView(): HTMLElement {
  const nameOf = (group: string) => data.services.find(({ slug }) => slug === group)?.name ?? kindName[group] ?? group;
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Similarity'),
    h(
      'p',
      { class: 'lede' },
      `How many of a page’s five-word runs its nearest page shares, town names and postcodes masked. At most ${percent(data.bounds.sameService)} within a service, ${percent(data.bounds.anyPages)} between any two pages. The mean of a group is that of all its pairs, the map shows each page’s nearest alone.`,
    ),
    dataTable({
      label: 'Similarity by group',
      name: 'similarity',
      rows: data.similarity,
      columns: [
        { label: 'Group', value: ({ group }) => nameOf(group) },
        { label: 'Mean', value: ({ mean }) => percent(mean) },
        { label: 'Worst', value: ({ worst }) => percent(worst) },
        {
          label: 'Most alike',
          value: ({ pair }) => (pair ? pair.map((index) => pageOf(index).path).join(' ') : ''),
          show: ({ pair }) =>
            h('span', {}, pair ? [pageLink(pageOf(pair[0])), ' and ', pageLink(pageOf(pair[1]))] : '–'),
        },
      ],
    }),
    heatMap({
      label: 'Similarity by town and service',
      name: 'nearest',
      valueOf: ({ nearest }) => nearest?.similarity,
      bound: data.bounds.sameService,
    }),
  );
}
