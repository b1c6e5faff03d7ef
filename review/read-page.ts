import { Parser } from 'htmlparser2';
import { noteAttributes } from './note-attributes.ts';
import { emptyReading, type Attributes, type Draft, type PageReading, type Region } from './page-reading.ts';

const blockTags = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'dt',
  'dd',
  'summary',
  'div',
  'section',
  'td',
  'th',
  'tr',
  'figcaption',
  'blockquote',
  'label',
  'legend',
  'main',
  'header',
  'footer',
  'nav',
  'aside',
  'ul',
  'ol',
  'dl',
  'article',
  'form',
  'details',
  'dialog',
  'fieldset',
  'option',
  'button',
]);
const silentTags = new Set(['script', 'style', 'svg', 'noscript', 'template', 'title']);
const regionTags: ReadonlySet<string> = new Set<Region>(['header', 'footer', 'nav', 'main', 'aside']);

interface Open {
  readonly tag: string;
  readonly region: Region;
  readonly silent: boolean;
  readonly live: boolean;
  /** Text of a heading or link under way. */
  readonly text?: string[];
  readonly href?: string;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

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
      const parent = stack.at(-1) ?? { tag: 'body', region: 'body', silent: false, live: false };
      const collects = /^(?:h[1-6]|a)$/.test(tag);
      const open: Open = {
        tag,
        region: regionOf(tag, attributes, parent.region),
        silent: parent.silent || silentTags.has(tag) || attributes['aria-hidden'] === 'true' || 'hidden' in attributes,
        live: parent.live || 'data-live' in attributes,
        ...(collects ? { text: [] } : {}),
        ...(tag === 'a' && attributes.href !== undefined ? { href: attributes.href } : {}),
      };
      stack.push(open);
      if (blockTags.has(tag)) startBlock(open);
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
      if (!open || open.silent) return;
      afterElement = false;
      block.text += text;
      for (const outer of stack) outer.text?.push(text);
    },
    onclosetag(tag) {
      const open = stack.pop();
      if (!open) return;
      afterElement = tag === 'a' || tag === 'span';
      if (raw && (tag === 'script' || tag === 'title')) {
        raw.take(raw.text);
        raw = undefined;
      }
      const text = tidy(open.text?.join('') ?? '');
      if (/^h[1-6]$/.test(tag) && !open.silent) page.headings.push({ level: Number(tag[1]), text });
      if (tag === 'a' && open.href !== undefined)
        page.links.push({ href: open.href, text, region: open.region, live: open.live });
      if (blockTags.has(tag))
        startBlock(
          stack.findLast((outer) => blockTags.has(outer.tag)) ?? {
            tag: 'body',
            region: 'body',
            silent: false,
            live: false,
          },
        );
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
