import { countOf } from '../count-of.ts';
import { dataTable } from './data-table.ts';
import { h } from './dom.ts';
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
      `${countOf(data.claims.length, 'claim')}, ${open === 0 ? 'all with evidence' : `${open} of them without evidence`}. They are kept in site/claims.ts; npm run launch-check lists what is open.`,
    ),
    dataTable({
      label: 'All claims',
      name: 'claims',
      className: 'claims',
      rows: data.claims,
      columns: [
        { label: 'Claim', value: ({ text }) => text },
        { label: 'Where', value: ({ where }) => where },
        {
          label: 'Evidence',
          value: ({ evidence }) => evidence ?? 'none yet',
          show: ({ evidence }) => (evidence ? h('span', {}, evidence) : h('strong', { class: 'bad' }, 'none yet')),
        },
      ],
    }),
  );
}
