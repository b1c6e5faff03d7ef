import type { ReportChange } from '../report-types.ts';
import { changeKinds } from '../types.ts';
import { wordRuns } from '../changes/word-runs.ts';
import { countOf } from '../count-of.ts';
import { keepState, readAddress } from './address.ts';
import { h } from './dom.ts';
import { exportButtons } from './export-table.ts';
import { pathLink, sourceLink } from './links.ts';
import { data } from './store.ts';

/** Pages whose changes are shown at once. */
const AT_ONCE = 30;

/** Each changed page with the words that changed and their causes; chosen by kind and cause, which the address keeps. */
export function changesByPage(): HTMLElement {
  const { state } = readAddress();
  const chosen = { kind: state.get('kind') ?? '', cause: state.get('cause') ?? '' };
  const list = h('div');
  const count = h('p', { class: 'quiet', role: 'status' });
  let shown: ReportChange[] = [];
  const update = () => {
    keepState('changes', chosen);
    shown = data.changes.filter(
      ({ kind, causes: files }) =>
        (chosen.kind === '' || kind === chosen.kind) && (chosen.cause === '' || files.includes(chosen.cause)),
    );
    const groups = Map.groupBy(shown, ({ path }) => path);
    count.textContent = `${countOf(shown.length, 'change')} on ${countOf(groups.size, 'page')}`;
    list.replaceChildren();
    const rest = [...groups];
    const more = h('button', { type: 'button', class: 'plain', click: () => showMore() });
    const showMore = () => {
      more.remove();
      list.append(...rest.splice(0, AT_ONCE).map(([path, changes]) => pageChanges(path, changes)));
      more.textContent = `Show more of ${countOf(groups.size, 'page')}`;
      if (rest.length > 0) list.append(more);
    };
    showMore();
  };
  const select = (name: keyof typeof chosen, label: string, values: readonly string[]) => {
    const field = h(
      'select',
      { id: `changes-${name}` },
      h('option', { value: '' }, 'All'),
      values.map((value) => h('option', { value }, value)),
    );
    field.value = chosen[name];
    field.addEventListener('change', () => {
      chosen[name] = field.value;
      update();
    });
    return h('label', { for: field.id }, label, field);
  };
  const kinds = changeKinds.filter((kind) => data.changes.some((change) => change.kind === kind));
  update();
  return h(
    'div',
    {},
    h('h3', {}, 'By page'),
    h(
      'form',
      { class: 'filters', submit: (event) => event.preventDefault() },
      select('kind', 'Kind', kinds),
      select(
        'cause',
        'Cause',
        data.causes.map(({ file }) => file),
      ),
    ),
    count,
    list,
    exportButtons({
      name: 'changes',
      labels: ['Page', 'Kind', 'Part', 'Before', 'Now', 'Causes'],
      rows: () =>
        shown.map(({ path, kind, part, before, after, causes: files }) => [
          path,
          kind,
          part,
          before,
          after,
          files.join(' '),
        ]),
    }),
  );
}

function pageChanges(path: string, changes: readonly ReportChange[]): HTMLElement {
  return h(
    'article',
    { class: 'change' },
    h('h4', {}, path === '' ? 'The whole site' : pathLink(path), h('span', { class: 'count' }, changes.length)),
    h(
      'ul',
      {},
      changes.map(({ kind, part, before, after, causes: files }) =>
        h(
          'li',
          {},
          h('p', {}, h('strong', {}, [kind, part].filter(Boolean).join(' ')), ': ', words(before, after)),
          h(
            'p',
            { class: 'where' },
            'Cause: ',
            files.flatMap((file, index) => [index > 0 && ', ', sourceLink(file)]),
          ),
        ),
      ),
    ),
  );
}

const words = (before: string, after: string) =>
  wordRuns(before, after).map(({ kind, text }) =>
    kind === 'same' ? text : kind === 'gone' ? h('del', {}, text) : h('ins', {}, text),
  );
