import type { ReportPage } from '../report-types.ts';
import { h } from './dom.ts';
import { textOf } from './store.ts';

/** The headings of the page, set in by level. */
export function outline({ headings }: ReportPage): HTMLElement {
  return h(
    'ul',
    { class: 'outline' },
    headings.map(([level, text]) =>
      h('li', { style: `margin-left:${(level - 1) * 1.1}rem` }, h('span', { class: 'tag' }, `h${level}`), textOf(text)),
    ),
  );
}
