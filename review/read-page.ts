import { Parser } from 'htmlparser2';

export type Region = 'header' | 'footer' | 'nav' | 'main' | 'aside' | 'body';

export interface Heading {
  readonly level: number;
  readonly text: string;
}

export interface PageLink {
  readonly href: string;
  readonly text: string;
  readonly region: Region;
  /** Inside a part that changes with the database. */
  readonly live: boolean;
}

export interface PageImage {
  readonly src: string;
  /** Undefined where the attribute is missing; empty for decoration. */
  readonly alt: string | undefined;
  readonly width: string | undefined;
  readonly height: string | undefined;
  readonly region: Region;
  readonly live: boolean;
}

/** A run of visible text in one block element. */
export interface TextBlock {
  readonly tag: string;
  readonly text: string;
  readonly region: Region;
  /** Inside a part that changes with the database. */
  readonly live: boolean;
}

/** An address that the browser or a crawler fetches with the page. */
export interface Resource {
  readonly address: string;
  /** As it is written, for messages: `img src`. */
  readonly from: string;
  readonly live: boolean;
}

/** What a reviewer wants to know of a page beyond `PageFacts`: every tag as often as it occurs. */
export interface PageReading {
  readonly lang: string;
  readonly charset: string;
  readonly viewport: string;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly robots: readonly string[];
  /** Open Graph and Twitter tags by name. */
  readonly social: Readonly<Record<string, string>>;
  readonly headings: readonly Heading[];
  readonly links: readonly PageLink[];
  readonly images: readonly PageImage[];
  readonly blocks: readonly TextBlock[];
  /** Forms in the main element. */
  readonly forms: number;
  readonly ids: readonly string[];
  /** Texts of the JSON-LD blocks. */
  readonly jsonLd: readonly string[];
  /** Text of the data block that hydration starts from. */
  readonly pageData: string | undefined;
  readonly resources: readonly Resource[];
}

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

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };
type Draft = Writable<Omit<PageReading, 'social'>> & { social: Record<string, string> };
type Attributes = Readonly<Record<string, string>>;

function emptyReading(): Draft {
  return {
    lang: '',
    charset: '',
    viewport: '',
    titles: [],
    descriptions: [],
    canonicals: [],
    robots: [],
    social: {},
    headings: [],
    links: [],
    images: [],
    blocks: [],
    forms: 0,
    ids: [],
    jsonLd: [],
    pageData: undefined,
    resources: [],
  };
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

interface Tag {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly region: Region;
  readonly live: boolean;
  readonly inSvg: boolean;
}

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
