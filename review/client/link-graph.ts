import { assertDefined, mapGet } from '../../src/domain/assert-defined.ts';
import type { ReportPage } from '../report-types.ts';
import { h, scroller, svg } from './dom.ts';
import { foldedLinks, pageLink } from './links.ts';
import { clicksText, contentLinkingTo, data, kindName, pageAt, pageOf } from './store.ts';

const WIDTH = 1080;
const LEFT = 90;
const DOT = 15;
const PER_ROW = Math.floor((WIDTH - LEFT - 20) / DOT);

/** Pages in rows by clicks from the home page; the chosen one shows where its links go and come from. */
export function linkGraph(): HTMLElement {
  const places = layOut();
  const height = Math.max(...[...places.values()].map(({ y }) => y)) + 30;
  const edges = svg('g', { class: 'edges' });
  const dots = new Map(
    data.pages.filter((page) => places.has(page)).map((page) => [page, dot(page, mapGet(places, page))]),
  );
  const details = h('div', { class: 'chosen', 'aria-live': 'polite' });
  const choose = (page: ReportPage) => {
    select.value = page.path;
    const [out, into] = [page.contentLinks.map(pageOf), contentLinkingTo(page)];
    for (const [other, mark] of dots)
      mark.setAttribute(
        'class',
        ['dot', other.kind, other === page && 'self', out.includes(other) && 'out', into.includes(other) && 'in']
          .filter(Boolean)
          .join(' '),
      );
    const line = (other: ReportPage, kind: string) => {
      const [from, to] = [mapGet(places, page), places.get(other)];
      return to ? [svg('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: kind })] : [];
    };
    edges.replaceChildren(...into.flatMap((other) => line(other, 'in')), ...out.flatMap((other) => line(other, 'out')));
    details.replaceChildren(
      h(
        'p',
        {},
        h('strong', {}, pageLink(page)),
        ` is ${clicksText(page)}. Its content links to ${out.length} pages; ${into.length} pages link to it from theirs.`,
      ),
      foldedLinks('Links to', out),
      foldedLinks('Linked from', into),
    );
  };
  const select = h(
    'select',
    { id: 'graph-page' },
    [...dots.keys()].map((page) => h('option', { value: page.path }, page.path)),
  );
  select.addEventListener('change', () => choose(assertDefined(pageAt(select.value), select.value)));
  for (const [page, mark] of dots) mark.addEventListener('click', () => choose(page));
  const rows = [...new Set([...places.values()].map(({ row }) => row))];
  const drawing = svg(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height,
      role: 'img',
      'aria-label': 'Pages in rows by clicks from the home page',
    },
    rows.map((row) => {
      const top = Math.min(...[...places.values()].filter((place) => place.row === row).map(({ y }) => y));
      return svg('text', { x: 0, y: top + 5 }, row === 'none' ? 'no way' : row === '1' ? '1 click' : `${row} clicks`);
    }),
    edges,
    [...dots.values()],
  );
  choose(data.pages.find(({ kind }) => kind === 'hub') ?? pageOf(0));
  return h(
    'div',
    {},
    h('p', { class: 'filters' }, h('label', { for: 'graph-page' }, 'Page', select)),
    h(
      'ul',
      { class: 'legend', 'aria-label': 'Marks' },
      Object.entries(kindName)
        .filter(([kind]) => kind !== 'notFound')
        .map(([kind, name]) => h('li', {}, h('span', { class: `key ${kind}` }), name)),
      h('li', {}, h('span', { class: 'key line-out' }), 'links to'),
      h('li', {}, h('span', { class: 'key line-in' }), 'linked from'),
    ),
    scroller('Link graph', drawing),
    details,
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly row: string;
}

function layOut(): Map<ReportPage, Place> {
  const places = new Map<ReportPage, Place>();
  const pages = data.pages.filter(({ kind }) => kind !== 'notFound');
  const rows = [...new Set(pages.map(({ depth }) => depth))].sort((a, b) => (a ?? 99) - (b ?? 99));
  let y = 24;
  for (const depth of rows) {
    const inRow = pages.filter((page) => page.depth === depth);
    inRow.forEach((page, index) =>
      places.set(page, {
        x: LEFT + (index % PER_ROW) * DOT,
        y: y + Math.floor(index / PER_ROW) * DOT,
        row: depth === null ? 'none' : String(depth),
      }),
    );
    y += Math.ceil(inRow.length / PER_ROW) * DOT + 56;
  }
  return places;
}

function dot(page: ReportPage, { x, y }: Place): SVGElement {
  return svg('circle', { cx: x, cy: y, r: 5, class: `dot ${page.kind}` }, svg('title', {}, page.path));
}
