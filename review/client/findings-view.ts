import type { ReportFinding } from '../report-model.ts';
import { h } from './dom.ts';
import { foldedLinks, pathLink } from './links.ts';
import { data } from './store.ts';

/** One finding: what, and where. */
export function findingItem({ path, what, where, pages }: ReportFinding): HTMLElement {
  return h(
    'li',
    {},
    h('p', {}, path === 'layout' ? h('strong', {}, 'Layout') : pathLink(path), ': ', what),
    h('p', { class: 'where' }, where),
    pages.length > 1 &&
      foldedLinks(
        'Pages',
        pages.map((page) => ({ path: page })),
      ),
  );
}

/** Findings by rule, each with why it matters and what to do. */
export function findingsView(): HTMLElement {
  const broken = data.rules.filter(({ id }) => data.findings.some(({ rule }) => rule === id));
  const kept = data.rules.filter((rule) => !broken.includes(rule));
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Findings'),
    h('p', { class: 'lede' }, verdict(broken.length)),
    broken.map(({ id, title, why, todo }) => {
      const found = data.findings.filter(({ rule }) => rule === id);
      return h(
        'article',
        { class: 'rule' },
        h('h3', {}, title, h('span', { class: 'count' }, found.length)),
        h('p', {}, why),
        h('p', {}, h('strong', {}, 'What to do: '), todo),
        h('ul', { class: 'findings' }, found.map(findingItem)),
      );
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

function verdict(broken: number): string {
  if (broken === 0) return `Nothing to mend: ${data.pages.length} pages keep all ${data.rules.length} rules.`;
  return `${data.findings.length} findings by ${broken} of ${data.rules.length} rules on ${data.pages.length} pages.`;
}
