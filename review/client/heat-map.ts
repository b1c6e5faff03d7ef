import type { ReportPage } from '../report-types.ts';
import { h, scroller } from './dom.ts';
import { exportButtons } from './export-table.ts';
import { pageHref } from './links.ts';
import { data, pageAt, percent } from './store.ts';

interface HeatMap {
  readonly label: string;
  /** Name of the saved files. */
  readonly name: string;
  /** A share from 0 to 1; undefined where a page has none. */
  readonly valueOf: (page: ReportPage) => number | undefined;
  /** Above it a share has a colour of its own. */
  readonly bound?: number;
  /** Where more is better the strongest colour is for the least. */
  readonly isInverted?: boolean;
}

/* Five colours from the lowest to the highest measured, a sixth beyond the bound. */
const STEPS = 5;

/** A share of every town's pages, towns down and services across, with its legend. */
export function heatMap({ label, name, valueOf, bound = Infinity, isInverted = false }: HeatMap): HTMLElement {
  const columns = [
    { title: 'Hub', pathOf: (town: string) => `${data.townStart}${town}` },
    ...data.services.map(({ slug, name: title }) => ({
      title,
      pathOf: (town: string) => `${data.townStart}${town}/${slug}`,
    })),
  ];
  const shares = data.pages
    .filter(({ kind }) => kind !== 'fixed')
    .flatMap((page) => valueOf(page) ?? [])
    .map((share) => Math.min(share, bound));
  const lowest = shares.length > 0 ? Math.min(...shares) : 0;
  const width = (shares.length > 0 ? Math.max(...shares) - lowest : 0) / STEPS || 1;
  const colour = (share: number) => {
    if (share > bound) return STEPS;
    const step = Math.max(0, Math.min(STEPS - 1, Math.floor((share - lowest) / width)));
    return isInverted ? STEPS - 1 - step : step;
  };
  const cell = (path: string, where: string) => {
    const page = pageAt(path);
    const share = page && valueOf(page);
    if (share === undefined) return h('td', {}, '–');
    return h(
      'td',
      { class: `step-${colour(share)}` },
      h('a', { href: pageHref(path), 'aria-label': `${where}: ${percent(share)}` }, percent(share)),
    );
  };
  const starts = Array.from({ length: STEPS }, (_, index) => lowest + index * width);
  return h(
    'div',
    {},
    h(
      'ul',
      { class: 'legend', 'aria-label': 'Colours' },
      starts.map((start) => h('li', { class: `step-${colour(start + width / 2)}` }, `from ${percent(start)}`)),
      Number.isFinite(bound) && h('li', { class: `step-${STEPS}` }, `over ${percent(bound)}`),
    ),
    scroller(
      label,
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
            columns.map(({ title }) => h('th', { scope: 'col' }, title)),
          ),
        ),
        h(
          'tbody',
          {},
          data.towns.map(({ slug, label: town }) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row', class: 'pinned' }, town),
              columns.map(({ title, pathOf }) => cell(pathOf(slug), `${town}, ${title}`)),
            ),
          ),
        ),
      ),
    ),
    exportButtons({
      name,
      labels: ['Town', ...columns.map(({ title }) => title)],
      rows: () =>
        data.towns.map(({ slug, label: town }) => [
          town,
          ...columns.map(({ pathOf }) => {
            const page = pageAt(pathOf(slug));
            return (page && valueOf(page)) ?? '';
          }),
        ]),
    }),
  );
}
