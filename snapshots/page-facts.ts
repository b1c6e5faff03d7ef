/** What a crawler reads from a page's HTML. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** Text of the main element, one line a block, without parts that change with the database. */
  readonly mainText: string;
  /** Paths of links to other pages of the site, sorted, each once, without hash or query. */
  readonly links: readonly string[];
}

const blocks = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'li',
  'dt',
  'dd',
  'summary',
  'div',
  'section',
  'tr',
  'figcaption',
  'blockquote',
  'label',
  'legend',
]);
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Nothing in them is the page's: the reader goes on behind them. */
const skipped = new Set(['script', 'style', 'svg', 'template']);

const live = 'data-live';

/**
 * Reads a page's facts in one pass over its HTML. It reads what React writes, in a third of the time a parser of any HTML takes:
 * names in lower case, attributes in double quotes, `<` and `>` escaped everywhere but in scripts.
 */
export function readPageFacts(html: string): PageFacts {
  const facts = { title: '', description: '', canonical: '', robots: '' };
  const links = new Set<string>();
  const hasLive = html.includes(live);
  let text = '';
  let inTitle = false;
  let inMain = false;
  let inNoscript = false;
  let liveDepth = 0;
  let place = 0;

  const readOpened = (name: string, tag: string) => {
    if (name === 'title') inTitle = true;
    else if (name === 'main') inMain = true;
    else if (name === 'noscript') inNoscript = true;
    else if (name === 'meta') {
      const about = attribute(tag, 'name');
      if (about === 'description' || about === 'robots') facts[about] = attribute(tag, 'content');
    } else if (name === 'link' && attribute(tag, 'rel') === 'canonical') facts.canonical = attribute(tag, 'href');
    if (hasLive && (liveDepth > 0 || tag.includes(live)) && !voidElements.has(name)) liveDepth += 1;
    if (name === 'a' && liveDepth === 0) {
      const href = attribute(tag, 'href');
      if (href.startsWith('/')) links.add(href.replace(/[#?].*$/, ''));
    }
  };
  const readClosed = (name: string) => {
    if (name === 'title') inTitle = false;
    else if (name === 'main') inMain = false;
    else if (name === 'noscript') inNoscript = false;
    if (liveDepth > 0) liveDepth -= 1;
  };

  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', place)) {
    if (inTitle) facts.title += html.slice(place, open);
    else if (inMain && liveDepth === 0 && !inNoscript) text += html.slice(place, open);
    if (html.startsWith('<!--', open)) {
      place = after(html, '-->', open);
      continue;
    }
    place = after(html, '>', open);
    const isClosing = html[open + 1] === '/';
    const name = nameAt(html, open + (isClosing ? 2 : 1));
    if (blocks.has(name)) text += '\n';
    if (isClosing) readClosed(name);
    else if (skipped.has(name)) place = after(html, `</${name}>`, place);
    else readOpened(name, html.slice(open, place));
  }
  const mainText = decode(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
  return { ...facts, title: decode(facts.title), mainText, links: [...links].sort() };
}

/** The place behind the next `mark`, or the end. */
function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function nameAt(html: string, start: number): string {
  let end = start;
  for (
    let code = html.charCodeAt(end);
    (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    code = html.charCodeAt(end)
  )
    end += 1;
  return html.slice(start, end);
}

/** An attribute's value; empty where the tag has no such attribute. */
function attribute(tag: string, name: string): string {
  const mark = ` ${name}="`;
  const found = tag.indexOf(mark);
  if (found < 0) return '';
  const start = found + mark.length;
  return decode(tag.slice(start, tag.indexOf('"', start)));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Resolves the references that React and Handlebars write. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (reference, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? reference;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}
