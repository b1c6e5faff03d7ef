import type { ReportPage } from '../report-model.ts';
import { h, scroller } from './dom.ts';
import { pageLink } from './links.ts';
import { columns, type Column } from './page-columns.ts';
import { data, findingCount, kindName, mainHeading, titleOf, textOf } from './store.ts';

/* Kept while the reader looks at a page and comes back. */
const chosen = { text: '', kind: '', onlyFindings: false, sort: '', descending: false };

/** All pages in one table that sorts, filters and is walked with the arrow keys. */
export function pagesView(): HTMLElement {
  const body: HTMLElement = h('tbody', { keydown: (event) => moveBetweenRows(event as KeyboardEvent, body) });
  const count = h('p', { class: 'quiet', role: 'status' });
  const update = () => {
    const rows = sorted(data.pages.filter(isWanted));
    body.replaceChildren(...rows.map(row));
    count.textContent = `${rows.length} of ${data.pages.length} pages`;
    for (const heading of headings) {
      const column = heading.dataset.column!;
      heading.setAttribute(
        'aria-sort',
        chosen.sort === column ? (chosen.descending ? 'descending' : 'ascending') : 'none',
      );
    }
  };
  const sortBy = (name: string) => {
    chosen.descending = chosen.sort === name && !chosen.descending;
    chosen.sort = name;
    update();
  };
  const headings = [{ name: 'path', label: 'Path' }, ...columns].map(({ name, label }) =>
    h(
      'th',
      { scope: 'col', 'data-column': name, class: name === 'path' ? 'pinned' : undefined },
      h('button', { type: 'button', class: 'sort', click: () => sortBy(name) }, label),
    ),
  );
  const view = h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Pages'),
    filters(update),
    count,
    scroller('All pages', h('table', { class: 'pages' }, h('thead', {}, h('tr', {}, headings)), body)),
    h(
      'p',
      { class: 'quiet' },
      'Arrow keys move between the pages of the table, Enter opens one. Own words are those in no five-word run of another town’s page.',
    ),
  );
  update();
  return view;
}

function filters(update: () => void): HTMLElement {
  const text = h('input', {
    type: 'search',
    id: 'filter',
    placeholder: 'path, title, description or heading',
    autocomplete: 'off',
  });
  text.value = chosen.text;
  text.addEventListener('input', () => {
    chosen.text = text.value;
    update();
  });
  const kind = h(
    'select',
    { id: 'kind' },
    h('option', { value: '' }, 'All kinds'),
    Object.entries(kindName).map(([value, label]) => h('option', { value }, label)),
  );
  kind.value = chosen.kind;
  kind.addEventListener('change', () => {
    chosen.kind = kind.value;
    update();
  });
  const only = h('input', { type: 'checkbox', id: 'only' });
  only.checked = chosen.onlyFindings;
  only.addEventListener('change', () => {
    chosen.onlyFindings = only.checked;
    update();
  });
  return h(
    'form',
    { class: 'filters', role: 'search', submit: (event) => event.preventDefault() },
    h('label', { for: 'filter' }, 'Filter', text),
    h('label', { for: 'kind' }, 'Kind', kind),
    h('label', { for: 'only', class: 'check' }, only, 'With findings only'),
  );
}

function isWanted(page: ReportPage): boolean {
  if (chosen.kind && page.kind !== chosen.kind) return false;
  if (chosen.onlyFindings && findingCount(page) === 0) return false;
  const words = `${page.path} ${titleOf(page)} ${textOf(page.description)} ${mainHeading(page)}`.toLowerCase();
  return chosen.text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

function sorted(pages: readonly ReportPage[]): readonly ReportPage[] {
  const column = columns.find(({ name }) => name === chosen.sort);
  if (!column && chosen.sort !== 'path') return pages;
  const valueOf = column?.value ?? ((page: ReportPage) => page.path);
  const direction = chosen.descending ? -1 : 1;
  return pages.toSorted((a, b) => compare(valueOf(a), valueOf(b)) * direction || (a.path < b.path ? -1 : 1));
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

function row(page: ReportPage): HTMLElement {
  const cell = ({ name, show, value, numeric }: Column) =>
    h('td', { class: numeric ? `number ${name}` : name }, show?.(page) ?? value(page));
  return h(
    'tr',
    { class: findingCount(page) > 0 ? 'faulty' : undefined },
    h('th', { scope: 'row', class: 'pinned' }, pageLink(page)),
    columns.map(cell),
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
