import type { ReportPage } from '../report-types.ts';
import { comparison } from './comparison.ts';
import { dataTree, visibleOf } from './data-tree.ts';
import { h } from './dom.ts';
import { findingItem } from './findings-view.ts';
import { foldedLinks } from './links.ts';
import { outline } from './outline.ts';
import { exportData, exportHeadings, exportLinks, exportText } from './page-exports.ts';
import { pageText } from './page-text.ts';
import { previews } from './previews.ts';
import { clicksText, contentLinkingTo, data, kindName, linkingTo, pageOf } from './store.ts';

/** Everything known of one page. */
export function pageView(page: ReportPage): HTMLElement {
  const index = data.pages.indexOf(page);
  const step = (other: ReportPage | undefined, label: string) =>
    other && h('a', { href: `#/page${other.path}` }, label);
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h(
      'nav',
      { class: 'steps', 'aria-label': 'Pages' },
      h('a', { href: '#/pages' }, 'All pages'),
      step(data.pages[index - 1], 'Previous'),
      step(data.pages[index + 1], 'Next'),
    ),
    h('h2', { id: 'view', class: 'path' }, page.path),
    h(
      'p',
      { class: 'quiet' },
      `${kindName[page.kind]}, ${page.words} words, ${clicksText(page)}, robots: ${page.robots}`,
    ),
    findings(page),
    previews(page),
    h('h3', {}, 'Text and where each sentence comes from'),
    pageText(page),
    exportText(page),
    h(
      'div',
      { class: 'two' },
      h('div', {}, h('h3', {}, 'Headings'), outline(page), exportHeadings(page)),
      h('div', {}, h('h3', {}, 'Links'), linkLists(page), exportLinks(page)),
    ),
    h('h3', {}, `Structured data: ${page.dataVerdict}`),
    dataTree(page),
    exportData(page, visibleOf(page)),
    h('h3', {}, 'Nearest page'),
    comparison(page),
  );
}

function findings(page: ReportPage): HTMLElement {
  const own = data.findings.filter(({ pages }) => pages.includes(page.path));
  if (own.length === 0) return h('p', { class: 'verdict' }, 'No findings.');
  return h('ul', { class: 'findings' }, own.map(findingItem));
}

function linkLists(page: ReportPage): HTMLElement {
  const inContent = page.contentLinks.map(pageOf);
  return h(
    'div',
    {},
    foldedLinks('Links to, in its content', inContent),
    foldedLinks('Links to, with the menu', page.links.map(pageOf)),
    foldedLinks('Linked from content of', contentLinkingTo(page)),
    foldedLinks('Linked from anywhere', linkingTo(page)),
  );
}
