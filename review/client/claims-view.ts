import { h, scroller } from './dom.ts';
import { data } from './store.ts';

/** What the site claims, and what proves it. */
export function claimsView(): HTMLElement {
  const open = data.claims.filter(({ evidence }) => evidence === null).length;
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Claims'),
    h(
      'p',
      { class: 'lede' },
      `${data.claims.length} claims, ${open === 0 ? 'all with evidence' : `${open} of them without evidence`}. They are kept in site/claims.ts; npm run launch-check lists what is open.`,
    ),
    scroller(
      'All claims',
      h(
        'table',
        { class: 'claims' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            ['Claim', 'Where', 'Evidence'].map((label) => h('th', { scope: 'col' }, label)),
          ),
        ),
        h(
          'tbody',
          {},
          data.claims.map(({ text, where, evidence }) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row' }, text),
              h('td', {}, where),
              h('td', {}, evidence ?? h('strong', { class: 'bad' }, 'none yet')),
            ),
          ),
        ),
      ),
    ),
  );
}
