import { Parser } from 'htmlparser2';

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

const blocks = new Set(['p', 'h1', 'h2', 'h3', 'li', 'dt', 'dd', 'summary', 'div', 'section', 'tr', 'figcaption', 'blockquote', 'label', 'legend']);
const silent = new Set(['script', 'style', 'svg', 'noscript', 'template']);

/** Reads a page's facts in one pass over its HTML. */
export function readPageFacts(html: string): PageFacts {
  const facts = { title: '', description: '', canonical: '', robots: '' };
  const links = new Set<string>();
  let text = '';
  let inTitle = false;
  let mainDepth = 0;
  let silentDepth = 0;
  let liveDepth = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' && silentDepth === 0) inTitle = true;
      if (name === 'meta' && attributes.name === 'description') facts.description = attributes.content ?? '';
      if (name === 'meta' && attributes.name === 'robots') facts.robots = attributes.content ?? '';
      if (name === 'link' && attributes.rel === 'canonical') facts.canonical = attributes.href ?? '';
      if (silentDepth > 0 || silent.has(name)) silentDepth += 1;
      if (liveDepth > 0 || 'data-live' in attributes) liveDepth += isVoid(name) ? 0 : 1;
      if (mainDepth > 0 || name === 'main') mainDepth += isVoid(name) ? 0 : 1;
      if (name === 'a' && liveDepth === 0 && attributes.href?.startsWith('/')) links.add(attributes.href.replace(/[#?].*$/, ''));
      if (blocks.has(name)) text += '\n';
    },
    ontext(chunk) {
      if (inTitle) facts.title += chunk;
      else if (mainDepth > 0 && silentDepth === 0 && liveDepth === 0) text += chunk;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      if (blocks.has(name)) text += '\n';
      if (silentDepth > 0) silentDepth -= 1;
      if (isVoid(name)) return;
      if (liveDepth > 0) liveDepth -= 1;
      if (mainDepth > 0) mainDepth -= 1;
    },
  });
  parser.end(html);
  const mainText = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean).join('\n');
  return { ...facts, mainText, links: [...links].sort() };
}

const voidElements = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const isVoid = (name: string) => voidElements.has(name);
