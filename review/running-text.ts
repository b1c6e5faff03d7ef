import { isTag, isText, hasChildren, type AnyNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** What explains or serves the text without being part of it, or is no text at all. */
const beside = new Set([
  'header',
  'aside',
  'nav',
  'figure',
  'table',
  'form',
  'dialog',
  'script',
  'style',
  'template',
  'svg',
]);

/**
 * The running text of a page's `main` element: what likeness is measured by. Prices, maps, years, pictures with their captions
 * and forms are the same on many pages for good reasons.
 */
export function runningText(html: string): string {
  const main = DomUtils.findOne(({ name }) => name === 'main', parseDocument(html).children);
  return main ? textOf(main) : '';
}

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!hasChildren(node) || (isTag(node) && beside.has(node.name))) return '';
  const text = node.children.map(textOf).join('');
  return isTag(node) && inline.has(node.name) ? text : `${text}\n`;
}

const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'span', 'strong', 'time']);
