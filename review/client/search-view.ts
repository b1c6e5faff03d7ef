import { countOf } from '../count-of.ts';
import type { ReportPage } from '../report-types.ts';
import { keepState, readAddress } from './address.ts';
import { h } from './dom.ts';
import { exportButtons } from './export-table.ts';
import { pageLink, sourceLink } from './links.ts';
import { data, originOf, textOf } from './store.ts';

/** Results that are shown; all of them are saved. */
const SHOWN = 150;
const LEAST = 2;

interface Hit {
  readonly page: ReportPage;
  readonly text: string;
  readonly at: number;
  readonly source: string;
}

const lower: string[] = [];
const lowerOf = (index: number) => (lower[index] ??= textOf(index).toLowerCase());

/** Every place where the words stand, in the order of the pages. */
function search(words: string): Hit[] {
  const wanted = words.toLowerCase();
  return data.pages.flatMap((page) => {
    const heads = [
      { text: page.title, source: originOf(page.titleOrigin).source },
      { text: page.description, source: originOf(page.descriptionOrigin).source },
    ].flatMap(({ text, source }) => {
      const at = lowerOf(text).indexOf(wanted);
      return at < 0 ? [] : [{ page, text: textOf(text), at, source }];
    });
    const blocks = page.blocks.flatMap(({ text, sentences }) => {
      const at = lowerOf(text).indexOf(wanted);
      if (at < 0) return [];
      const sentence = sentences.find(([, end]) => at < end);
      return [{ page, text: textOf(text), at, source: sentence ? originOf(sentence[2]).source : '' }];
    });
    return [...heads, ...blocks];
  });
}

/** Full-text search over all pages: titles, descriptions and every line of the main element. */
export function searchView(): HTMLElement {
  const input = h('input', { type: 'search', id: 'search', placeholder: 'any words of any page', autocomplete: 'off' });
  input.value = readAddress().state.get('q') ?? '';
  const count = h('p', { class: 'quiet', role: 'status' });
  const list = h('ul', { class: 'hits' });
  let hits: Hit[] = [];
  const update = () => {
    const words = input.value.trim();
    keepState('search', { q: words });
    hits = words.length < LEAST ? [] : search(words);
    const pages = new Set(hits.map(({ page }) => page)).size;
    count.textContent =
      words.length < LEAST
        ? `Type at least ${LEAST} letters.`
        : `${countOf(hits.length, 'place')} on ${countOf(pages, 'page')}${hits.length > SHOWN ? `, the first ${SHOWN} shown` : ''}`;
    list.replaceChildren(...hits.slice(0, SHOWN).map((hit) => result(hit, words.length)));
  };
  input.addEventListener('input', update);
  update();
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Search'),
    h(
      'form',
      { class: 'filters', role: 'search', submit: (event) => event.preventDefault() },
      h('label', { for: 'search' }, 'Words on a page', input),
    ),
    count,
    list,
    exportButtons({
      name: 'search',
      labels: ['Page', 'Text', 'Source'],
      rows: () => hits.map(({ page, text, source }) => [page.path, text, source]),
    }),
  );
}

const result = ({ page, text, at, source }: Hit, length: number) =>
  h(
    'li',
    {},
    h('p', {}, pageLink(page)),
    h('p', {}, text.slice(0, at), h('mark', {}, text.slice(at, at + length)), text.slice(at + length)),
    source !== '' && h('p', { class: 'where' }, sourceLink(source)),
  );
