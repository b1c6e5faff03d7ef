import type { Finding } from '../types.ts';
import { countOf } from '../count-of.ts';
import { h } from './dom.ts';
import { exportButtons } from './export-table.ts';
import { foldedLinks, pathLink } from './links.ts';
import { data } from './store.ts';

/** One finding: what, and where. */
export function findingItem({ path, what, where, pages, level, accepted }: Finding): HTMLElement {
  return h(
    'li',
    {},
    h(
      'p',
      {},
      level === 'warning' && h('span', { class: 'level' }, 'Warning'),
      path === 'layout' ? h('strong', {}, 'Layout') : pathLink(path),
      ': ',
      what,
    ),
    h('p', { class: 'where' }, where),
    accepted && h('p', { class: 'accepted' }, `Accepted on ${accepted.date}: ${accepted.reason}`),
    pages.length > 1 &&
      foldedLinks(
        'Pages',
        pages.map((page) => ({ path: page })),
      ),
  );
}

/** Findings by rule, each with why it matters and what to do. */
export function findingsView(): HTMLElement {
  const open = data.findings.filter(({ accepted }) => !accepted);
  const settled = data.findings.filter(({ accepted }) => accepted);
  const broken = data.rules.filter(({ id }) => open.some(({ rule }) => rule === id));
  const kept = data.rules.filter(({ id }) => !data.findings.some(({ rule }) => rule === id));
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Findings'),
    h('p', { class: 'lede' }, verdict(broken.length, open)),
    broken.map(({ id, title, why, todo }) => {
      const found = open.filter(({ rule }) => rule === id);
      return h(
        'article',
        { class: 'rule' },
        h('h3', {}, title, h('span', { class: 'count' }, found.length)),
        h('p', {}, why),
        h('p', {}, h('strong', {}, 'What to do: '), todo),
        h('ul', { class: 'findings' }, found.map(findingItem)),
      );
    }),
    settled.length > 0 && [
      h('h3', {}, `Accepted (${settled.length})`),
      h('p', { class: 'quiet' }, 'Kept in review/accepted.json, each with its reason and date.'),
      h('ul', { class: 'findings' }, settled.map(findingItem)),
    ],
    exportButtons({
      name: 'findings',
      labels: ['Rule', 'Level', 'Path', 'What', 'Where', 'Pages', 'Accepted'],
      rows: () =>
        data.findings.map(({ rule, level, path, what, where, pages, accepted }) => [
          rule,
          level,
          path,
          what,
          where,
          pages.join(' '),
          accepted ? `${accepted.date}: ${accepted.reason}` : '',
        ]),
    }),
    h('h3', {}, `Rules that hold (${kept.length})`),
    h(
      'ul',
      { class: 'kept' },
      kept.map(({ title, why }) => h('li', {}, h('strong', {}, title), h('span', {}, why))),
    ),
    !data.hydrated &&
      h(
        'p',
        { class: 'quiet' },
        'Hydration was compared with the page data only. For the live page in a browser: npm run review -- --hydrated',
      ),
  );
}

function verdict(broken: number, open: readonly Finding[]): string {
  if (broken === 0)
    return `Nothing to mend: ${countOf(data.pages.length, 'page')} keep all ${countOf(data.rules.length, 'rule')}.`;
  const errors = open.filter(({ level }) => level === 'error').length;
  return `${countOf(errors, 'error')} and ${countOf(open.length - errors, 'warning')} by ${broken} of ${countOf(data.rules.length, 'rule')} on ${countOf(data.pages.length, 'page')}. Only errors stop a deploy.`;
}
