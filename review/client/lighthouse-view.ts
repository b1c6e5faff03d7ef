import { h, scroller } from './dom.ts';
import { pathLink } from './links.ts';
import { data } from './store.ts';

/** Scores of one page of each kind. */
export function lighthouseView(): HTMLElement {
  const categories = Object.keys(data.lighthouse[0]!.scores);
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Lighthouse'),
    h('p', { class: 'lede' }, 'One page of each kind, on a phone.'),
    scroller(
      'Lighthouse scores',
      h(
        'table',
        {},
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            ['Page', ...categories, 'Did not pass'].map((label) => h('th', { scope: 'col' }, label)),
          ),
        ),
        h(
          'tbody',
          {},
          data.lighthouse.map(({ path, scores, failed }) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row' }, pathLink(path)),
              categories.map((name) => h('td', { class: 'number' }, scores[name])),
              h('td', {}, failed.join(', ') || '–'),
            ),
          ),
        ),
      ),
    ),
  );
}
