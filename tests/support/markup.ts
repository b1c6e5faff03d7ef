import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** Elements below `node` with one of the names, in document order. */
export function elements(node: AnyNode, ...names: readonly string[]): Element[] {
  return DomUtils.findAll((element) => names.includes(element.name), 'children' in node ? node.children : []);
}

/** The only element of that name. @throws Error where there is none or more than one. */
export function onlyElement(node: AnyNode, name: string): Element {
  const found = elements(node, name);
  if (found.length !== 1) throw new Error(`${found.length} <${name}> where one is wanted`);
  return found[0]!;
}

const unread = new Set(['script', 'style', 'template']);

/** Text of an element as it is read: spaces collapsed, nothing of scripts. */
export function textOf(node: AnyNode): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (isTag(node) && unread.has(node.name)) return '';
  return 'children' in node ? node.children.map(rawText).join(isTag(node) && blocks.has(node.name) ? ' ' : '') : '';
}

const blocks = new Set([
  'main',
  'div',
  'section',
  'article',
  'ul',
  'ol',
  'dl',
  'details',
  'nav',
  'aside',
  'header',
  'footer',
  'body',
  'figure',
]);

/** Content of each head tag of this kind. */
export const metaContents = (document: AnyNode, name: string) =>
  elements(document, 'meta')
    .filter(({ attribs }) => attribs.name === name || attribs.property === name)
    .map(({ attribs }) => attribs.content ?? '');

export const canonicals = (document: AnyNode) =>
  elements(document, 'link')
    .filter(({ attribs }) => attribs.rel === 'canonical')
    .map(({ attribs }) => attribs.href ?? '');

export const isNoIndex = (document: AnyNode) =>
  metaContents(document, 'robots').some((content) => content.includes('noindex'));
