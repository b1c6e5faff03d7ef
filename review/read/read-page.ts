import { Parser } from 'htmlparser2';
import {
  blockElements,
  collectPageFacts,
  collapseSpaces,
} from '../../snapshots/page-facts.ts';
import { parseStructuredData } from './structured-data.ts';

export type Region = 'header' | 'footer' | 'nav' | 'main' | 'aside' | 'body';

/** The place of something on the page. */
interface Placed {
  readonly region: Region;
  /** Inside a part that changes with the database. */
  readonly live: boolean;
}

/** Where a link inside the site leads. */
export interface InternalTarget {
  readonly path: string;
  /** Without the `#`; empty if there is none. */
  readonly hash: string;
}

export interface PageLink extends Placed {
  readonly href: string;
  readonly text: string;
  /** Undefined if the link leaves the site. */
  readonly target: InternalTarget | undefined;
  /** The link's instruction to crawlers, such as `nofollow`. */
  readonly rel: string;
}

/**
 * Everything a review needs from a page. Its strings are slices of the page's HTML and keep all of
 * it in memory.
 */
export type PageReading = ReturnType<typeof readPage>;

const wordsOf = (names: string) => new Set(names.split(' '));
const silentTags = wordsOf('script style svg noscript template title');
const regionTags = wordsOf('header footer nav main aside');
/** Elements whose text explains or serves the running text, or is no text at all. */
const besideText = wordsOf(
  'header aside nav figure table form dialog script style template svg',
);
const labelAttributes = ['aria-label', 'title', 'placeholder'];
const inline = wordsOf('a abbr b em i span strong time');
const fetching = wordsOf('img script iframe source video audio embed track');
const fetchedLink = /\b(?:stylesheet|icon|preload|modulepreload|manifest)\b/;

interface Open extends Placed {
  readonly tag: string;
  readonly silent: boolean;
  readonly inSvg: boolean;
  /** Whether the element is running text: in the main element, and in no aside within it. */
  readonly running: boolean;
  /** Text of a heading or link under way. */
  readonly text?: string[];
  /** Used as the link's text if it has none. */
  readonly label?: string | undefined;
  readonly href?: string | undefined;
  readonly rel?: string | undefined;
}

const outside: Open = {
  tag: 'body',
  region: 'body',
  silent: false,
  inSvg: false,
  live: false,
  running: false,
};

/**
 * Reads a page in one pass over its HTML and keeps repeated tags. `resolve` finds where in the
 * site an address leads.
 */
export function readPage(
  html: string,
  resolve: (href: string) => InternalTarget | undefined = () => undefined,
) {
  const { handler, facts } = collectPageFacts();
  const page = {
    lang: '',
    charset: '',
    /** The address that a `base` tag puts before all relative ones. */
    base: '',
    viewport: '',
    titles: [] as string[],
    descriptions: [] as string[],
    canonicals: [] as string[],
    robots: [] as string[],
    /** Open Graph and Twitter tags by name. */
    social: {} as Record<string, string>,
    headings: [] as { readonly level: number; readonly text: string }[],
    links: [] as PageLink[],
    /** A missing attribute is undefined; an empty `alt` is that of a decoration. */
    images: [] as (Placed &
      Readonly<Record<'alt' | 'width' | 'height', string | undefined>> & {
        readonly src: string;
      })[],
    /** Runs of visible text, each in one block element. */
    blocks: [] as (Placed &
      Pick<Open, 'tag' | 'running'> & { readonly text: string })[],
    /**
     * Addresses fetched with the page. `from` names the tag and attribute for messages: `img src`.
     */
    resources: [] as {
      readonly address: string;
      readonly from: string;
      readonly live: boolean;
    }[],
    /** Texts of attributes that are read out or shown. */
    labels: [] as (Placed & { readonly tag: string; readonly text: string })[],
    ids: [] as string[],
    /** Forms in the main element. */
    forms: 0,
    /** Some of it changes with the database. */
    hasLive: false,
    /** Marks of the page template that were not replaced. */
    marks: [] as string[],
    /** Text of the data block that hydration starts from. */
    pageData: undefined as string | undefined,
    /**
     * The text that similarity is measured by. Prices, maps, captions and forms repeat for good
     * reasons and are left out.
     */
    running: '',
  };
  const stack: Open[] = [];
  let block = outside;
  let blockText = '';
  // Neighbouring elements without a space between them, such as two buttons, are two words.
  let afterElement = false;
  let raw: { readonly take: (text: string) => void; text: string } | undefined;

  const startBlock = (open: Open) => {
    const { tag, region, live, running } = block;
    const text = collapseSpaces(blockText);
    if (text) page.blocks.push({ tag, region, live, running, text });
    block = open;
    blockText = '';
  };

  /** Reads the tags that consist of attributes alone. */
  const readAttributes = (
    { tag, region, live, inSvg }: Open,
    attributes: Readonly<Record<string, string>>,
  ) => {
    const {
      content = '',
      name,
      property,
      src,
      srcset,
      rel = '',
      href = '',
    } = attributes;
    const fetches = (address: string | undefined, from: string) =>
      address && page.resources.push({ address, from, live });
    if (attributes.id) page.ids.push(attributes.id);
    for (const label of labelAttributes) {
      const text = attributes[label];
      if (text) page.labels.push({ tag: label, text, region, live });
    }
    if (tag === 'html') page.lang = attributes.lang ?? '';
    if (tag === 'base') page.base = href;
    if (tag === 'meta') {
      if (attributes.charset) page.charset = attributes.charset;
      if (name === 'viewport') page.viewport = content;
      if (name === 'description') page.descriptions.push(content);
      if (name === 'robots') page.robots.push(content);
      const card = property?.startsWith('og:')
        ? property
        : name?.startsWith('twitter:')
          ? name
          : undefined;
      if (card) page.social[card] = content;
      if (card === 'og:image' || card === 'twitter:image')
        fetches(content, `meta ${card}`);
    }
    if (tag === 'link' && rel === 'canonical') page.canonicals.push(href);
    else if (tag === 'link' && fetchedLink.test(rel))
      fetches(href, `link ${rel}`);
    if (tag === 'img') {
      const { alt, width, height } = attributes;
      page.images.push({ src: src ?? '', alt, width, height, region, live });
    }
    if (tag === 'img' || tag === 'source')
      srcset
        ?.split(',')
        .forEach((item) =>
          fetches(item.trim().split(/\s+/)[0], `${tag} srcset`),
        );
    if (!inSvg && fetching.has(tag)) fetches(src, `${tag} src`);
    if (tag === 'form') fetches(attributes.action, 'form action');
    if (tag === 'form' && region === 'main') page.forms += 1;
  };

  const parser = new Parser({
    onopentag(tag, attributes, isImplied) {
      handler.onopentag?.(tag, attributes, isImplied);
      const parent = stack.at(-1) ?? outside;
      const open: Open = {
        tag,
        region: regionOf(tag, attributes, parent.region),
        silent:
          parent.silent ||
          silentTags.has(tag) ||
          attributes['aria-hidden'] === 'true' ||
          'hidden' in attributes,
        inSvg: parent.inSvg || tag === 'svg',
        live: parent.live || 'data-live' in attributes,
        running: (parent.running || tag === 'main') && !besideText.has(tag),
        ...(/^(?:h[1-6]|a)$/.test(tag)
          ? {
              text: [],
              label: attributes['aria-label'],
              href: attributes.href,
              rel: attributes.rel,
            }
          : {}),
      };
      stack.push(open);
      page.hasLive ||= open.live;
      if (blockElements.has(tag)) startBlock(open);
      else if (afterElement) blockText += ' ';
      afterElement = false;
      if (tag === 'img' && attributes.alt && !open.silent)
        for (const outer of stack)
          if (outer.tag === 'a') outer.text?.push(` ${attributes.alt} `);
      readAttributes(open, attributes);
      if (tag === 'title' && !open.inSvg)
        raw = {
          text: '',
          take: (text) => page.titles.push(collapseSpaces(text)),
        };
      if (tag === 'script' && attributes.id === 'page-data')
        raw = { text: '', take: (text) => void (page.pageData = text) };
    },
    ontext(text) {
      handler.ontext?.(text);
      const open = stack.at(-1);
      if (raw) raw.text += text;
      if (open?.running) page.running += text;
      if (!open || open.silent) return;
      afterElement = false;
      blockText += text;
      for (const outer of stack) outer.text?.push(text);
    },
    oncomment(text) {
      if (text.startsWith('page-')) page.marks.push(`<!--${text}-->`);
    },
    onclosetag(tag, isImplied) {
      handler.onclosetag?.(tag, isImplied);
      const open = stack.pop();
      if (!open) return;
      if (open.running && !inline.has(tag)) page.running += '\n';
      afterElement = tag === 'a' || tag === 'span';
      if (raw && (tag === 'script' || tag === 'title')) {
        raw.take(raw.text);
        raw = undefined;
      }
      if (open.text) {
        const { label = '', href, rel = '', region, live } = open;
        const text = collapseSpaces(open.text.join('')) || label;
        if (tag !== 'a' && !open.silent)
          page.headings.push({ level: Number(tag[1]), text });
        if (tag === 'a' && href !== undefined)
          page.links.push({
            href,
            text,
            rel,
            region,
            live,
            target: resolve(href),
          });
      }
      if (blockElements.has(tag))
        startBlock(
          stack.findLast((outer) => blockElements.has(outer.tag)) ?? outside,
        );
    },
  });
  parser.end(html);
  const found = facts();
  return {
    ...page,
    /** The document is there to its end. */
    isWhole: /<\/html>\s*$/i.test(html),
    facts: found,
    data: parseStructuredData(found.jsonLd),
  };
}

/** A breadcrumb belongs to its page, unlike the other navigation around it. */
function regionOf(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  parent: Region,
): Region {
  if (parent !== 'body' || !regionTags.has(tag)) return parent;
  return tag === 'nav' && /breadcrumb/i.test(attributes['aria-label'] ?? '')
    ? 'aside'
    : (tag as Region);
}
