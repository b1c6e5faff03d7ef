import { addressOf } from './address.ts';
import { h } from './dom.ts';
import type { ReportPage } from '../report-types.ts';
import { pageAt } from './store.ts';

/** Address of a page's view inside the report. */
export const pageHref = (path: string): string => `#/page${path}`;

export function pageLink(page: Pick<ReportPage, 'path'>, text = page.path): HTMLElement {
  return h('a', { href: pageHref(page.path) }, text);
}

/** A link where the path is a page of the report, else the text alone. */
export const pathLink = (path: string): HTMLElement => (pageAt(path) ? pageLink({ path }) : h('span', {}, path));

/** A link to everything that comes from a template, a component, a profile or a field of one, `file: field`. */
export const sourceLink = (source: string): HTMLElement =>
  h('a', { href: addressOf('source', { file: source }), class: 'source' }, source);

/** A list of links that opens on request when it is long. */
export function foldedLinks(summary: string, pages: readonly Pick<ReportPage, 'path'>[]): HTMLElement {
  return h(
    'details',
    { class: 'fold' },
    h('summary', {}, `${summary} (${pages.length})`),
    h(
      'ul',
      { class: 'columns' },
      pages.map((page) => h('li', {}, pageLink(page))),
    ),
  );
}
