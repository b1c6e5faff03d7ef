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
  /** Level and text of each heading: `2 What it costs`. */
  readonly headings: readonly string[];
  /** Address and alternative text of each picture: `/pictures/roof-960.jpg A slate roof`. */
  readonly images: readonly string[];
  /** Open Graph and Twitter tags by name. */
  readonly social: Readonly<Record<string, string>>;
  /** Texts of the JSON-LD blocks. */
  readonly jsonLd: readonly string[];
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
  const headings: string[] = [];
  const images: string[] = [];
  const social: Record<string, string> = {};
  const jsonLd: string[] = [];
  let heading: string | undefined;
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
      const network = attribute(tag, 'property') || about;
      if (/^(?:og|twitter):/.test(network)) social[network] = attribute(tag, 'content');
    } else if (name === 'link' && attribute(tag, 'rel') === 'canonical') facts.canonical = attribute(tag, 'href');
    if (hasLive && (liveDepth > 0 || tag.includes(live)) && !voidElements.has(name)) liveDepth += 1;
    if (liveDepth > 0) return;
    if (!inNoscript && isHeading(name)) heading = '';
    if (!inNoscript && name === 'img') images.push(`${attribute(tag, 'src')} ${attribute(tag, 'alt')}`.trim());
    if (name === 'a') {
      const href = attribute(tag, 'href');
      if (href.startsWith('/')) links.add(href.replace(/[#?].*$/, ''));
    }
  };
  const readClosed = (name: string) => {
    if (name === 'title') inTitle = false;
    else if (name === 'main') inMain = false;
    else if (name === 'noscript') inNoscript = false;
    if (heading !== undefined && isHeading(name)) {
      headings.push(`${name[1]} ${tidy(decode(heading))}`);
      heading = undefined;
    }
    if (liveDepth > 0) liveDepth -= 1;
  };

  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', place)) {
    if (inTitle) facts.title += html.slice(place, open);
    else if (inMain && liveDepth === 0 && !inNoscript) text += html.slice(place, open);
    if (heading !== undefined) heading += html.slice(place, open);
    if (html.startsWith('<!--', open)) {
      place = after(html, '-->', open);
      continue;
    }
    place = after(html, '>', open);
    const isClosing = html[open + 1] === '/';
    const name = nameAt(html, open + (isClosing ? 2 : 1));
    if (blocks.has(name)) text += '\n';
    if (isClosing) readClosed(name);
    else if (skipped.has(name)) {
      const start = place;
      place = after(html, `</${name}>`, place);
      if (html.slice(open, start).includes('application/ld+json'))
        jsonLd.push(html.slice(start, place - '</script>'.length));
    } else readOpened(name, html.slice(open, place));
  }
  const mainText = decode(text).split('\n').map(tidy).filter(Boolean).join('\n');
  return { ...facts, title: decode(facts.title), mainText, links: [...links].sort(), headings, images, social, jsonLd };
}

const isHeading = (name: string) => name.length === 2 && /^h[1-6]$/.test(name);

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

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
