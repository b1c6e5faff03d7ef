import { h } from './dom.ts';
import { columns, type Column } from './page-columns.ts';
import { figures, type PagesState } from './page-filters.ts';
import { kindName } from './store.ts';

/** What the reader has chosen, as the address holds it. */
export type State = { -readonly [Name in keyof PagesState]: string };

/** Fields that choose pages; `update` is called after each change of `state`. */
export function filters(state: State, update: () => void): HTMLElement {
  const text = (name: 'q' | 'where', properties: Readonly<Record<string, string>>) => {
    const field = h('input', { autocomplete: 'off', ...properties });
    field.value = state[name];
    field.addEventListener('input', () => {
      state[name] = field.value;
      update();
    });
    return field;
  };
  const kind = h(
    'select',
    { id: 'kind' },
    h('option', { value: '' }, 'All kinds'),
    Object.entries(kindName).map(([value, label]) => h('option', { value }, label)),
  );
  kind.value = state.kind;
  kind.addEventListener('change', () => {
    state.kind = kind.value;
    update();
  });
  const only = h('input', { type: 'checkbox', id: 'only' });
  only.checked = state.findings !== '';
  only.addEventListener('change', () => {
    state.findings = only.checked ? 'yes' : '';
    update();
  });
  return h(
    'form',
    { class: 'filters', role: 'search', submit: (event) => event.preventDefault() },
    h(
      'label',
      { for: 'filter' },
      'Filter',
      text('q', { type: 'search', id: 'filter', placeholder: 'path, title, description or heading' }),
    ),
    h(
      'label',
      { for: 'where' },
      'Figures',
      text('where', {
        type: 'search',
        id: 'where',
        placeholder: 'own<200 depth>2 title>560',
        'aria-describedby': 'where-help',
        spellcheck: 'false',
      }),
    ),
    h('label', { for: 'kind' }, 'Kind', kind),
    h('label', { for: 'only', class: 'check' }, only, 'With findings only'),
    h(
      'p',
      { id: 'where-help', class: 'quiet help' },
      `Figures: ${Object.keys(figures).join(', ')}, each with <, >, = and a number. Title and description are in pixels, own% and nearest in per cent.`,
    ),
  );
}

/** A box for each column; `changed` is called when other ones are chosen. */
export function columnChooser(state: State, shown: () => readonly Column[], changed: () => void): HTMLElement {
  const box = ({ name, label }: Column) => {
    const field = h('input', { type: 'checkbox', id: `column-${name}` });
    field.checked = shown().some((column) => column.name === name);
    field.addEventListener('change', () => {
      const names = new Set(shown().map((column) => column.name));
      if (field.checked) names.add(name);
      else names.delete(name);
      state.columns = columns
        .filter((column) => names.has(column.name))
        .map((column) => column.name)
        .join(',');
      changed();
    });
    return h('label', { for: field.id, class: 'check' }, field, label);
  };
  return h('details', { class: 'fold chooser' }, h('summary', {}, 'Columns'), h('div', {}, columns.map(box)));
}
