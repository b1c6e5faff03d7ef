import type { LighthouseRow } from '../report-types.ts';
import { dataTable } from './data-table.ts';
import { h } from './dom.ts';
import { pathLink } from './links.ts';
import { data } from './store.ts';

/** Scores of one page of each kind, beside those of the run before. */
export function speedView(): HTMLElement {
  const { rows, last } = data.speed;
  const shown = rows.length > 0 ? rows : last;
  const names = (of: (row: LighthouseRow) => Readonly<Record<string, unknown>>) => [
    ...new Set(shown.flatMap((row) => Object.keys(of(row)))),
  ];
  const before = new Map(last.map((row) => [row.path, row]));
  const withLast = (now: string | number | undefined, was: string | number | undefined) =>
    h('span', {}, String(now ?? '–'), rows.length > 0 && h('span', { class: 'measure' }, `last run ${was ?? 'none'}`));
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Speed'),
    shown.length === 0
      ? h(
          'p',
          { class: 'lede' },
          'No figures yet: npm run bench:lighthouse measures one page of each kind, and where Lighthouse is installed every review does.',
        )
      : h(
          'p',
          { class: 'lede' },
          rows.length > 0
            ? 'One page of each kind, on a phone, as Lighthouse measures it.'
            : 'Figures of the last run: nothing was measured this time.',
        ),
    shown.length > 0 &&
      dataTable<LighthouseRow>({
        label: 'Figures by kind of page',
        name: 'speed',
        rows: shown,
        columns: [
          { label: 'Page', value: ({ path }) => path, show: ({ path }) => pathLink(path) },
          ...names(({ scores }) => scores).map((name) => ({
            label: name,
            value: ({ scores }: LighthouseRow) => scores[name] ?? '',
            show: ({ path, scores }: LighthouseRow) => withLast(scores[name], before.get(path)?.scores[name]),
          })),
          ...names(({ vitals }) => vitals).map((name) => ({
            label: name,
            value: ({ vitals }: LighthouseRow) => vitals[name] ?? '',
            show: ({ path, vitals }: LighthouseRow) => withLast(vitals[name], before.get(path)?.vitals[name]),
          })),
          { label: 'Did not pass', value: ({ failed }) => failed.join(', ') },
        ],
      }),
  );
}
