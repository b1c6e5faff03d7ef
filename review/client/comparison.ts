import type { ReportPage } from '../report-types.ts';
import { markShared } from '../report/shared-passages.ts';
import { h } from './dom.ts';
import { countOf } from '../count-of.ts';
import { pageLink, sourceLink } from './links.ts';
import { originOf, pageOf, percent, textOf } from './store.ts';

/** The page beside the one most like it, with the passages that both have marked. */
export function comparison(page: ReportPage): HTMLElement {
  if (!page.nearest) return h('p', {}, 'Shares nothing with another page.');
  const other = pageOf(page.nearest.page);
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
    sharedSources(page, other),
    h(
      'details',
      { class: 'fold' },
      h('summary', {}, 'Read side by side, shared passages marked'),
      h('div', { class: 'two' }, side(page, own), side(other, others)),
    ),
  );
}

const sourcesOf = (page: ReportPage) =>
  new Set(
    page.blocks
      .flatMap(({ sentences }) => sentences.map(([, , origin]) => originOf(origin).source))
      .filter((source) => source.endsWith('.hbs')),
  );

/** Why two pages are alike: the templates that both were made from. */
function sharedSources(page: ReportPage, other: ReportPage): HTMLElement {
  const theirs = sourcesOf(other);
  const own = [...sourcesOf(page)];
  const both = own.filter((source) => theirs.has(source));
  if (own.length === 0) return h('p', { class: 'quiet' }, 'The page is made from no template.');
  if (both.length === 0)
    return h(
      'p',
      {},
      `No template is the same: what they share are turns of phrase. This page is made from ${countOf(own.length, 'template')}.`,
    );
  return h(
    'div',
    {},
    h('p', {}, `Why: both use ${both.length} of this page’s ${countOf(own.length, 'template')}.`),
    h(
      'ul',
      { class: 'columns' },
      both.map((source) => h('li', {}, sourceLink(source))),
    ),
  );
}
