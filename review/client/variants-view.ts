import { countOf } from '../count-of.ts';
import { addressOf } from './address.ts';
import { h, scroller } from './dom.ts';
import { exportButtons } from './export-table.ts';
import { data } from './store.ts';

/** How often each variant of each section and question is used. */
export function variantsView(): HTMLElement {
  const slots = new Map<string, Map<number, number>>();
  for (const { file, pages } of data.variants) {
    const [, slot = '', number = ''] = /^templates\/(.*)\/(\d+)\.hbs$/.exec(file) ?? [];
    slots.set(slot, (slots.get(slot) ?? new Map()).set(Number(number), pages));
  }
  const numbers = [...new Set([...slots.values()].flatMap((counts) => [...counts.keys()]))].sort((a, b) => a - b);
  const sets = [...new Set([...slots.keys()].map((slot) => slot.replace(/\/.*/, '')))];
  const unused = data.variants.filter(({ pages }) => pages === 0);
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Variants'),
    h(
      'p',
      { class: 'lede' },
      `${countOf(data.variants.length, 'template file')} in ${countOf(slots.size, 'place')}; the number is that of the pages that use a variant. ${unused.length === 0 ? 'All are used.' : `${unused.length === 1 ? '1 is' : `${unused.length} are`} not used by any page.`}`,
    ),
    exportButtons({
      name: 'variants',
      labels: ['File', 'Pages'],
      rows: () => data.variants.map(({ file, pages }) => [file, pages]),
    }),
    sets.map((set) => {
      const own = [...slots].filter(([slot]) => slot.startsWith(`${set}/`));
      const most = Math.max(1, ...own.flatMap(([, counts]) => [...counts.values()]));
      return h(
        'div',
        {},
        h('h3', {}, data.services.find(({ slug }) => slug === set)?.name ?? 'Town hub'),
        scroller(
          `Variants of ${set}`,
          h(
            'table',
            { class: 'variants' },
            h(
              'thead',
              {},
              h(
                'tr',
                {},
                h('th', { scope: 'col', class: 'pinned' }, 'Section'),
                numbers.map((number) => h('th', { scope: 'col', class: 'number' }, number)),
              ),
            ),
            h(
              'tbody',
              {},
              own.map(([slot, counts]) =>
                h(
                  'tr',
                  {},
                  h('th', { scope: 'row', class: 'pinned' }, slot.slice(set.length + 1).replace('/', ': ')),
                  numbers.map((number) => bar(`templates/${slot}/${number}.hbs`, counts.get(number), most)),
                ),
              ),
            ),
          ),
        ),
      );
    }),
  );
}

function bar(file: string, pages: number | undefined, most: number): HTMLElement {
  if (pages === undefined) return h('td', { class: 'number' }, '–');
  return h(
    'td',
    { class: pages === 0 ? 'number bad' : 'number' },
    h('a', { href: addressOf('source', { file }), 'aria-label': `${file}: ${countOf(pages, 'page')}` }, pages),
    h('span', { class: 'bar', style: `width:${Math.round((pages / most) * 100)}%` }),
  );
}
