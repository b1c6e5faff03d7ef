import type { ReportPage } from '../report-model.ts';
import { markShared } from '../shared-passages.ts';
import { h } from './dom.ts';
import { pageLink } from './links.ts';
import { data, percent, textOf } from './store.ts';

/** The page beside the one most like it, with the passages that both have marked. */
export function comparison(page: ReportPage): HTMLElement {
  if (!page.nearest) return h('p', {}, 'Shares nothing with another page.');
  const other = data.pages[page.nearest.page]!;
  const lines = (which: ReportPage) => which.blocks.map(({ text }) => textOf(text));
  const [own, others] = markShared(lines(page), lines(other));
  const side = (which: ReportPage, marked: ReturnType<typeof markShared>[0]) =>
    h(
      'div',
      { class: 'side' },
      h('h4', {}, pageLink(which)),
      marked.map((runs) =>
        h(
          'p',
          {},
          runs.map(({ text, shared }) => (shared ? h('mark', {}, text) : text)),
        ),
      ),
    );
  return h(
    'div',
    {},
    h(
      'p',
      {},
      `${percent(page.nearest.similarity)} of the five-word runs are the same, names of towns aside. `,
      pageLink(other),
    ),
    h(
      'details',
      { class: 'fold' },
      h('summary', {}, 'Read side by side, shared passages marked'),
      h('div', { class: 'two' }, side(page, own), side(other, others)),
    ),
  );
}
