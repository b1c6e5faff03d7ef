import type { ReportChange } from '../report-model.ts';
import { h, scroller } from './dom.ts';
import { pathLink } from './links.ts';
import { data } from './store.ts';

/** What changed for crawlers against the committed manifest. */
export function changesView(): HTMLElement {
  const count = (kind: ReportChange['kind']) => data.changes.filter((change) => change.kind === kind).length;
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Changes'),
    h(
      'p',
      { class: 'lede' },
      data.changes.length === 0
        ? `Crawlers see what they saw: nothing differs from ${data.comparedWith}.`
        : `Against ${data.comparedWith}: ${count('changed')} pages changed, ${count('added')} added, ${count('removed')} removed.`,
    ),
    data.changes.map(({ path, kind, fields }) =>
      h(
        'article',
        { class: 'change' },
        h('h3', {}, pathLink(path), h('span', { class: 'count' }, kind)),
        fields.length > 0 &&
          scroller(
            `Changes of ${path}`,
            h(
              'table',
              {},
              h(
                'thead',
                {},
                h(
                  'tr',
                  {},
                  ['Field', 'Committed', 'Now'].map((label) => h('th', { scope: 'col' }, label)),
                ),
              ),
              h(
                'tbody',
                {},
                fields.map(({ name, before, after }) =>
                  h(
                    'tr',
                    {},
                    h('th', { scope: 'row' }, name),
                    h('td', { class: 'before' }, before || '–'),
                    h('td', { class: 'after' }, after || '–'),
                  ),
                ),
              ),
            ),
          ),
      ),
    ),
  );
}
