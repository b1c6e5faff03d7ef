import { Parser } from 'htmlparser2';
import { blockElements } from '../../snapshots/page-facts.ts';
import { emptyReading, type Attributes, type Draft, type PageReading, type Region } from './page-reading.ts';

interface Tag {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly region: Region;
  readonly live: boolean;
  readonly inSvg: boolean;
}

/** Notes what a tag says by its attributes alone. */
function noteAttributes(page: Draft, { tag, attributes, region, live, inSvg }: Tag): void {
  const fetches = (address: string | undefined, from: string) =>
    address && page.resources.push({ address, from, live });
  const fetchesSet = (set: string | undefined, from: string) =>
    set?.split(',').forEach((item) => fetches(item.trim().split(/\s+/)[0], from));
  const { content = '', name, property } = attributes;
  if (tag === 'html') page.lang = attributes.lang ?? '';
  if (tag === 'meta') {
    if (attributes.charset) page.charset = attributes.charset;
    if (name === 'viewport') page.viewport = content;
    if (name === 'description') page.descriptions.push(content);
    if (name === 'robots') page.robots.push(content);
    const social = property?.startsWith('og:') ? property : name?.startsWith('twitter:') ? name : undefined;
    if (social) page.social[social] = content;
    if (social === 'og:image' || social === 'twitter:image') fetches(content, `meta ${social}`);
  }
  if (tag === 'link') {
    if (attributes.rel === 'canonical') page.canonicals.push(attributes.href ?? '');
    else if (/\b(?:stylesheet|icon|preload|modulepreload|manifest)\b/.test(attributes.rel ?? ''))
      fetches(attributes.href, `link ${attributes.rel}`);
  }
  if (tag === 'img') {
    page.images.push({
      src: attributes.src ?? '',
      alt: attributes.alt,
      width: attributes.width,
      height: attributes.height,
      region,
      live,
    });
    fetchesSet(attributes.srcset, 'img srcset');
  }
  if (tag === 'source') fetchesSet(attributes.srcset, 'source srcset');
  if (!inSvg && ['img', 'script', 'iframe', 'source', 'video', 'audio', 'embed', 'track'].includes(tag))
    fetches(attributes.src, `${tag} src`);
  if (tag === 'form') {
    if (region === 'main') page.forms += 1;
    fetches(attributes.action, 'form action');
  }
}

const silentTags = new Set(['script', 'style', 'svg', 'noscript', 'template', 'title']);
const regionTags: ReadonlySet<string> = new Set<Region>(['header', 'footer', 'nav', 'main', 'aside']);

interface Open {
  readonly tag: string;
  readonly region: Region;
  readonly silent: boolean;
  readonly live: boolean;
  /** In the main element, and in nothing that stands beside its running text. */
  readonly running: boolean;
  /** Text of a heading or link under way. */
  readonly text?: string[];
  readonly href?: string;
}

/** What explains or serves the running text without being part of it, or is no text at all. */
const besideText = new Set('header aside nav figure table form dialog script style template svg'.split(' '));
const inline = new Set('a abbr b em i span strong time'.split(' '));

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const outside: Open = { tag: 'body', region: 'body', silent: false, live: false, running: false };

/** Reads a page in one pass over its HTML. */
export function readPage(html: string): PageReading {
  const page = emptyReading();
  const stack: Open[] = [];
  let block = { tag: 'body', region: 'body' as Region, live: false, text: '' };
  // Neighbouring elements without a space between them, such as two buttons, are two words.
  let afterElement = false;
  let raw: { take: (text: string) => void; text: string } | undefined;

  const startBlock = (open: Open) => {
    const text = tidy(block.text);
    if (text) page.blocks.push({ tag: block.tag, text, region: block.region, live: block.live });
    block = { tag: open.tag, region: open.region, live: open.live, text: '' };
  };

  const parser = new Parser({
    onopentag(tag, attributes) {
      const parent = stack.at(-1) ?? outside;
      const collects = /^(?:h[1-6]|a)$/.test(tag);
      const open: Open = {
        tag,
        region: regionOf(tag, attributes, parent.region),
        silent: parent.silent || silentTags.has(tag) || attributes['aria-hidden'] === 'true' || 'hidden' in attributes,
        live: parent.live || 'data-live' in attributes,
        running: (parent.running || tag === 'main') && !besideText.has(tag),
        ...(collects ? { text: [] } : {}),
        ...(tag === 'a' && attributes.href !== undefined ? { href: attributes.href } : {}),
      };
      stack.push(open);
      if (blockElements.has(tag)) startBlock(open);
      else if (afterElement) block.text += ' ';
      afterElement = false;
      if (attributes.id) page.ids.push(attributes.id);
      if (tag === 'img' && attributes.alt && !open.silent)
        for (const outer of stack) if (outer.tag === 'a') outer.text?.push(` ${attributes.alt} `);
      noteAttributes(page, {
        tag,
        attributes,
        region: open.region,
        live: open.live,
        inSvg: stack.some((outer) => outer.tag === 'svg'),
      });
      raw = rawText(page, tag, attributes, stack) ?? raw;
    },
    ontext(text) {
      const open = stack.at(-1);
      if (raw) raw.text += text;
      if (open?.running) page.running += text;
      if (!open || open.silent) return;
      afterElement = false;
      block.text += text;
      for (const outer of stack) outer.text?.push(text);
    },
    onclosetag(tag) {
      const open = stack.pop();
      if (!open) return;
      if (open.running && !inline.has(tag)) page.running += '\n';
      afterElement = tag === 'a' || tag === 'span';
      if (raw && (tag === 'script' || tag === 'title')) {
        raw.take(raw.text);
        raw = undefined;
      }
      const text = tidy(open.text?.join('') ?? '');
      if (/^h[1-6]$/.test(tag) && !open.silent) page.headings.push({ level: Number(tag[1]), text });
      if (tag === 'a' && open.href !== undefined)
        page.links.push({ href: open.href, text, region: open.region, live: open.live });
      if (blockElements.has(tag)) startBlock(stack.findLast((outer) => blockElements.has(outer.tag)) ?? outside);
    },
  });
  parser.end(html);
  return page;
}

/** A breadcrumb belongs to its page, unlike the other navigation around it. */
function regionOf(tag: string, attributes: Attributes, parent: Region): Region {
  if (parent !== 'body' || !regionTags.has(tag)) return parent;
  return tag === 'nav' && /breadcrumb/i.test(attributes['aria-label'] ?? '') ? 'aside' : (tag as Region);
}

function rawText(page: Draft, tag: string, attributes: Attributes, stack: readonly Open[]) {
  if (tag === 'title' && !stack.some((open) => open.tag === 'svg'))
    return { text: '', take: (text: string) => page.titles.push(tidy(text)) };
  if (tag !== 'script') return undefined;
  if (attributes.type === 'application/ld+json') return { text: '', take: (text: string) => page.jsonLd.push(text) };
  if (attributes.id === 'page-data') return { text: '', take: (text: string) => void (page.pageData = text) };
  return undefined;
}
