import type { ReportPage } from '../report-types.ts';
import { countOf } from '../count-of.ts';
import { keepState, readAddress } from './address.ts';
import { h, scroller } from './dom.ts';
import { exportButtons } from './export-table.ts';
import { pageLink } from './links.ts';
import { columns, type Column } from './page-columns.ts';
import { choosePages, readConditions } from './page-filters.ts';
import { columnChooser, filters, type State } from './pages-controls.ts';
import { data, findingCount } from './store.ts';

/** Rows beyond these are shown on request: a browser takes seconds to lay out thousands. */
const AT_ONCE = 400;

const empty: State = { q: '', kind: '', findings: '', where: '', sort: '', down: '', columns: '' };

/* Kept while the reader looks at a page and comes back by the menu. */
let remembered = empty;

/** All pages in one table that sorts, filters and is walked with the arrow keys. Its state is in the address. */
export function pagesView(): HTMLElement {
  const given = readAddress().state;
  const state: State = given.size > 0 ? { ...empty, ...Object.fromEntries(given) } : { ...remembered };
  const body: HTMLElement = h('tbody', { keydown: (event) => moveBetweenRows(event as KeyboardEvent, body) });
  const head = h('thead');
  const count = h('p', { class: 'quiet', role: 'status' });
  const more = h('button', { type: 'button', class: 'plain', hidden: true, click: () => showMore() });
  let rows: readonly ReportPage[] = [];
  const chosenColumns = () => {
    const names = state.columns.split(',');
    return columns.filter(({ name, isExtra }) => (state.columns === '' ? !isExtra : names.includes(name)));
  };
  const showMore = () => {
    const shown = body.children.length;
    body.append(...rows.slice(shown, shown + AT_ONCE).map((page) => row(page, chosenColumns())));
    more.hidden = body.children.length >= rows.length;
    more.textContent = `Show ${Math.min(AT_ONCE, rows.length - body.children.length)} more`;
  };
  const draw = () => {
    body.replaceChildren();
    showMore();
  };
  const update = () => {
    remembered = { ...state };
    keepState('pages', state);
    const before = rows;
    rows = choosePages(data.pages, state);
    const { unread } = readConditions(state.where);
    count.textContent = `${rows.length} of ${countOf(data.pages.length, 'page')}${unread.length > 0 ? `. Not understood: ${unread.join(' ')}` : ''}`;
    // Most letters of a condition leave the pages as they are, and hundreds of rows made anew for each are felt.
    if (rows.length !== before.length || rows.some((page, index) => page !== before[index])) draw();
    for (const heading of head.querySelectorAll<HTMLElement>('th'))
      heading.setAttribute(
        'aria-sort',
        state.sort === heading.dataset.column ? (state.down ? 'descending' : 'ascending') : 'none',
      );
  };
  const sortBy = (name: string) => {
    state.down = state.sort === name && state.down === '' ? 'yes' : '';
    state.sort = name;
    update();
  };
  const drawHead = () =>
    head.replaceChildren(
      h(
        'tr',
        {},
        [{ name: 'path', label: 'Path' }, ...chosenColumns()].map(({ name, label }) =>
          h(
            'th',
            { scope: 'col', 'data-column': name, class: name === 'path' ? 'pinned' : undefined },
            h('button', { type: 'button', class: 'sort', click: () => sortBy(name) }, label),
          ),
        ),
      ),
    );
  const view = h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Pages'),
    filters(state, update),
    columnChooser(state, chosenColumns, () => {
      drawHead();
      draw();
      update();
    }),
    count,
    scroller('All pages', h('table', { class: 'pages' }, head, body)),
    more,
    exportButtons({
      name: 'pages',
      labels: ['Path', ...columns.map(({ label }) => label)],
      rows: () => rows.map((page) => [page.path, ...columns.map(({ value }) => value(page))]),
    }),
    h(
      'p',
      { class: 'quiet' },
      'Arrow keys move between the pages of the table, Enter opens one. Own words are those in no five-word run of another town’s page. What is chosen here is in the address: copy it to show somebody the same.',
    ),
  );
  drawHead();
  update();
  return view;
}

function row(page: ReportPage, shown: readonly Column[]): HTMLElement {
  const cell = ({ name, show, value, numeric }: Column) =>
    h('td', { class: numeric ? `number ${name}` : name }, show?.(page) ?? value(page));
  return h(
    'tr',
    { class: findingCount(page) > 0 ? 'faulty' : undefined },
    h('th', { scope: 'row', class: 'pinned' }, pageLink(page)),
    shown.map(cell),
  );
}

function moveBetweenRows(event: KeyboardEvent, body: HTMLElement): void {
  const all = [...body.querySelectorAll<HTMLElement>('th a')];
  const current = all.indexOf(document.activeElement as HTMLElement);
  const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: all.length - 1 }[event.key];
  if (target === undefined || current < 0 || !all[target]) return;
  event.preventDefault();
  all[target].focus();
}
