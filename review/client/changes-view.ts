import { countOf } from '../count-of.ts';
import { addressOf, readAddress } from './address.ts';
import { changesByPage } from './changes-by-page.ts';
import { dataTable } from './data-table.ts';
import { h } from './dom.ts';
import { sourceLink } from './links.ts';
import { data } from './store.ts';

/** What changed for crawlers against an earlier state: by cause, then by page, with the words that changed. */
export function changesView(): HTMLElement {
  const { from, reason } = data.comparedWith;
  // Who comes from a cause, or chose a kind, wants to read its changes, however many causes there are.
  const { state } = readAddress();
  const isChosen = state.has('cause') || state.has('kind');
  const pages = new Set(data.changes.map(({ path }) => path)).size;
  const summary =
    reason === undefined
      ? data.changes.length === 0
        ? `For crawlers nothing differs from ${from}.`
        : `Against ${from}: ${countOf(data.changes.length, 'change')} on ${countOf(pages, 'page')}, by ${countOf(data.causes.length, 'cause')}.`
      : `Nothing was compared: ${reason}`;
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Changes'),
    h('p', { class: 'lede' }, summary),
    h(
      'p',
      { class: 'quiet' },
      'Another state to compare with: npm run review -- --against a commit, a manifest or a report.',
    ),
    data.changes.length > 0 && (isChosen ? [changesByPage(), causes()] : [causes(), changesByPage()]),
  );
}

const causes = () => [
  h('h3', {}, 'Causes'),
  dataTable({
    label: 'Causes',
    name: 'causes',
    rows: data.causes,
    columns: [
      { label: 'File', value: ({ file }) => file, show: ({ file }) => sourceLink(file) },
      { label: 'Pages', value: ({ pages }) => pages.length },
      { label: 'What', value: ({ kinds }) => kinds.join(', ') },
      {
        label: 'Show',
        value: ({ pages }) => pages.join(' '),
        show: ({ file }) =>
          h(
            'a',
            { href: addressOf('changes', { cause: file }), 'aria-label': `its changes, caused by ${file}` },
            'its changes',
          ),
      },
    ],
  }),
];
