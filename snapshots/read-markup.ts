import { Parser } from 'htmlparser2';

export type Attributes = Readonly<Record<string, string | undefined>>;

/** What is told of markup, in order: elements that open and close, void ones too, and the text between. */
export interface MarkupListener {
  /** Most attributes are asked by nobody: they are read when they are. */
  readonly onOpen: (name: string, attributes: () => Attributes) => void;
  readonly onText: (text: string) => void;
  readonly onClose: (name: string) => void;
}

/** A start tag with its attributes, in double quotes; a comment; a document type. */
const token = /<(?:([a-zA-Z][a-zA-Z0-9-]*)([^"'<>]*(?:"[^"]*"[^"'<>]*)*)>|!--[^]*?-->|!(?:doctype|DOCTYPE)[^>]*>)/y;
const attribute = /\s+([^\s"'=/]+)(?:="([^"]*)")?/gy;
const entity = /&(#?\w*;?)/g;
const entities: Attributes = {
  'amp;': '&',
  'lt;': '<',
  'gt;': '>',
  'quot;': '"',
  '#x27;': "'",
  '#39;': "'",
  '#x60;': '`',
  '#x3D;': '=',
};
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Up to their end tag there is no markup in them, and in the first two no entity. */
const opaque = new Set(['script', 'style', 'title', 'textarea']);
const odd = new Set(['iframe', 'noembed', 'noframes', 'plaintext', 'xmp']);
/** A parser ends a paragraph where one of these begins. */
const endsParagraph =
  /^(?:address|article|aside|blockquote|div|dl|fieldset|footer|form|h\d|header|hr|main|nav|ol|p|pre|section|table|ul)$/;

/** Another markup than React writes. */
export class OddMarkup extends Error {}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(entity, (_, name: string) => {
    const sign = entities[name];
    if (sign === undefined) throw new OddMarkup();
    return sign;
  });
}

function readAttributes(text: string): Attributes {
  const attributes: Record<string, string> = {};
  let end = 0;
  attribute.lastIndex = 0;
  for (let found = attribute.exec(text); found; found = attribute.exec(text)) {
    end = attribute.lastIndex;
    const [, name = '', value = ''] = found;
    attributes[name.toLowerCase()] ??= decode(value);
  }
  if (end < text.length && !/^\s*\/?$/.test(text.slice(end))) throw new OddMarkup();
  return attributes;
}

/**
 * Reads markup as React writes it, in half of a parser's time: attributes in double quotes, each element ended, few entities.
 * @throws OddMarkup for any other, when part of it has been told
 */
export function readPlainMarkup(html: string, { onOpen, onText, onClose }: MarkupListener): void {
  const open: string[] = [];
  let end = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', end)) {
    if (start > end) onText(decode(html.slice(end, start)));
    const last = open.at(-1);
    if (html[start + 1] === '/') {
      if (last === undefined) throw new OddMarkup();
      end = start + last.length + 3;
      const isItsEnd = html.startsWith(last, start + 2) || html.slice(start + 2, end - 1).toLowerCase() === last;
      if (!isItsEnd || html[end - 1] !== '>') throw new OddMarkup();
      open.pop();
      onClose(last);
      continue;
    }
    token.lastIndex = start;
    const found = token.exec(html);
    if (!found) throw new OddMarkup();
    end = token.lastIndex;
    const [, written, rest = ''] = found;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    if (odd.has(name) || (last === 'p' && endsParagraph.test(name))) throw new OddMarkup();
    onOpen(name, () => readAttributes(rest));
    if (voids.has(name)) onClose(name);
    else if (opaque.has(name)) end = tellOpaque(name);
    else open.push(name);
  }
  if (end < html.length) onText(decode(html.slice(end)));
  if (open.length > 0) throw new OddMarkup();

  function tellOpaque(name: string): number {
    const close = html.indexOf(`</${name}>`, end);
    if (close < 0) throw new OddMarkup();
    const text = html.slice(end, close);
    if (text !== '') onText(name === 'script' || name === 'style' ? text : decode(text));
    onClose(name);
    return close + `</${name}>`.length;
  }
}

/** The same by a parser of any HTML, whatever the markup. */
export function parseMarkup(html: string, { onOpen, onText, onClose }: MarkupListener): void {
  const parser = new Parser({
    onopentag: (name, attributes) => onOpen(name, () => attributes),
    ontext: onText,
    onclosetag: onClose,
  });
  parser.end(html);
}
