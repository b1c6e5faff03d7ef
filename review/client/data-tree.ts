import { at } from '../../src/domain/assert-defined.ts';
import type { ReportPage } from '../report-types.ts';
import { isObject, typesOf, type DataValue } from '../read/structured-data.ts';
import { matchNode, type Match, type VisiblePage } from '../read/visible-data.ts';
import { h } from './dom.ts';
import { nodesOf, textOf } from './store.ts';

/** The JSON-LD of a page as a tree; each value says where a visitor reads it. */
export function dataTree(page: ReportPage): HTMLElement {
  const visible = visibleOf(page);
  const nodes = nodesOf(page);
  if (nodes.length === 0) return h('p', {}, 'The page has none.');
  return h(
    'div',
    { class: 'tree' },
    nodes.map((node) => {
      const matches = new Map(matchNode(node, visible).map(({ pointer, match }) => [pointer, match]));
      const name = typesOf(node).join('+');
      return h(
        'details',
        {},
        h('summary', {}, name, missingNote([...matches.values()])),
        branch(node, name, { matches, visible }),
      );
    }),
  );
}

/** What a visitor reads on a page. */
export const visibleOf = (page: ReportPage): VisiblePage => ({
  lines: [...page.blocks.map(({ text }) => textOf(text)), ...page.around.map(textOf)],
  hrefs: page.hrefs.map(textOf),
  pictures: page.pictures.map(textOf),
});

interface TreeContext {
  readonly matches: ReadonlyMap<string, Match>;
  readonly visible: VisiblePage;
}

function missingNote(matches: readonly Match[]): HTMLElement {
  const missing = matches.filter(({ kind }) => kind === 'missing').length;
  return missing === 0
    ? h('span', { class: 'good note' }, 'all of it is on the page')
    : h('span', { class: 'bad note' }, `${missing} not on the page`);
}

function branch(value: DataValue, pointer: string, context: TreeContext): HTMLElement {
  if (Array.isArray(value))
    return h(
      'ul',
      {},
      value.map((item: DataValue, index: number) => h('li', {}, branch(item, `${pointer}[${index}]`, context))),
    );
  if (isObject(value))
    return h(
      'ul',
      {},
      Object.entries(value).map(([name, inner]) =>
        h('li', {}, h('span', { class: 'property' }, name), branch(inner, `${pointer}.${name}`, context)),
      ),
    );
  return h('span', { class: 'value' }, String(value), matchNote(context.matches.get(pointer), context.visible));
}

function matchNote(match: Match | undefined, { lines }: VisiblePage): HTMLElement | false {
  if (!match || match.kind === 'machine') return false;
  if (match.kind === 'missing') return h('span', { class: 'bad note' }, 'not on the page');
  if (match.kind === 'link') return h('span', { class: 'good note' }, 'a link on the page');
  if (match.kind === 'picture') return h('span', { class: 'good note' }, 'a picture on the page');
  const line = at(lines, match.line);
  return h('span', { class: 'good note' }, `on the page: "${line.length > 120 ? `${line.slice(0, 119)}…` : line}"`);
}
