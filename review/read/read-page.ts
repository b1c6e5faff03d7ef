import { isTag, isText, type Element, type ParentNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import {
  blockElements,
  collapseSpaces,
  collectPageFacts,
} from '../../snapshots/page-facts.ts';
import { pageDataId, pageScriptsId } from '../../src/domain/rendering.ts';
import { decode } from './decode.ts';
import { parseStructuredData, textsOfPageData } from './structured-data.ts';

export type Region = 'header' | 'footer' | 'nav' | 'main' | 'aside' | 'body';

/** Where something is on the page. */
interface Placed {
  readonly region: Region;
  /** Whether it is inside an element that changes with the database. */
  readonly live: boolean;
}

/** Where a link inside the site leads. */
export interface InternalTarget {
  readonly path: string;
  /** Without the `#`; empty if there is none. */
  readonly hash: string;
}

/** An address on the page, such as that of a file fetched with it. */
export interface PageAddress extends Pick<Placed, 'live'> {
  readonly address: string;
  /** The tag and attribute, for messages: `img src`. */
  readonly from: string;
  /** The size of an icon, and the hashes of a file, if the tag states them. */
  readonly sizes?: string | undefined;
  readonly integrity?: string | undefined;
}

export interface PageLink extends Placed, PageAddress {
  /** What it is called: its words, or its label. */
  readonly text: string;
  /** What it shows: its words, or those of its drawing. */
  readonly shown: string;
  /** Its label, if it has one. */
  readonly label: string | undefined;
  /** Whether it is hidden from people who listen to the page. */
  readonly silent: boolean;
  /** Undefined if the link leaves the site. */
  readonly target: InternalTarget | undefined;
  /** The link's instruction to crawlers, such as `nofollow`. */
  readonly rel: string;
}

interface PageImage extends PageAddress {
  /** A missing attribute is undefined; an empty `alt` is that of a decoration. */
  readonly alt: string | undefined;
  readonly width: string | undefined;
  readonly height: string | undefined;
  readonly region: Region;
  /** Whether the browser is told to load it late, or early. */
  readonly isLazy: boolean;
  readonly isUrgent: boolean;
}

/** A text and its element, or, for an attribute's text, element and attribute: `img alt`. */
interface PageText extends Placed {
  readonly tag: string;
  readonly text: string;
}

/** Everything a review needs from a page. */
export type PageReading = ReturnType<typeof readPage>;

const wordsOf = (names: string) => new Set(names.split(' '));
const silentTags = wordsOf('script style svg noscript template title');
const regionTags = wordsOf('header footer nav main aside');
/** Elements whose text explains or serves the running text, or is no text at all. */
const besideText = wordsOf(
  'header aside nav figure table form dialog script style template svg',
);
/** Attributes that name other elements by their ids. */
const referring = ['aria-labelledby', 'aria-describedby', 'for'];
/** Attributes that are read out, shown or followed. */
const saidAttributes = ['aria-label', 'title', 'placeholder', 'alt', 'href'];
const inline = wordsOf('a abbr b em i span strong time');
/** By element, the attributes that name files; `src` for all other elements. */
const fileAttributes: Readonly<Record<string, string>> = {
  form: 'action',
  image: 'href xlink:href',
  object: 'data',
  use: 'href xlink:href',
  video: 'src poster',
};
/** An address in a `srcset`, which may contain commas, with its size. */
const sizedAddress = /([^\s,]\S*[^\s,])(?:\s+([\d.]+[wx]))?/g;
const fetchedLink = /\b(?:stylesheet|icon|preload|modulepreload|manifest)\b/;
/** Styles of an element that no visitor sees. Other negative offsets are layout. */
const concealing =
  /(?<![\w-])(?:left|top|text-indent):\s*-\d{3,}|font-size:\s*0(?!\.)|display:\s*none|visibility:\s*hidden/i;
const cardPicture = /^(?:og|twitter):image$/;

/** Attributes whose values are keywords, in upper or lower case. */
const keywords = wordsOf('rel name property http-equiv type loading');
/** Elements of a head, and those that hold them. */
const headTags = wordsOf(
  'html head base link meta title noscript script style template',
);
const headParents = wordsOf('head noscript');

type Attributes = Readonly<Record<string, string>>;

interface Place extends Placed {
  readonly tag: string;
  readonly silent: boolean;
  /** Whether search results may quote it. */
  readonly quotable: boolean;
  /** Whether the element is running text: in the main element, and in none of `besideText`. */
  readonly running: boolean;
}

const outside: Place = {
  tag: 'body',
  region: 'body',
  silent: false,
  quotable: true,
  live: false,
  running: false,
};

const withKeywords = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      keywords.has(name) ? value.toLowerCase() : value,
    ]),
  );

/** Returns the place of what is inside an element. */
const placeIn = (tag: string, attributes: Attributes, outer: Place): Place => ({
  tag,
  region: regionOf(tag, attributes, outer.region),
  silent:
    outer.silent ||
    silentTags.has(tag) ||
    attributes['aria-hidden'] === 'true' ||
    'hidden' in attributes,
  quotable: outer.quotable && !('data-nosnippet' in attributes),
  live: outer.live || 'data-live' in attributes,
  running: (outer.running || tag === 'main') && !besideText.has(tag),
});

/** A breadcrumb belongs to its page, unlike the other navigation around it. */
function regionOf(tag: string, attributes: Attributes, outer: Region): Region {
  if (outer !== 'body' || !regionTags.has(tag)) return outer;
  return tag === 'nav' && /breadcrumb/i.test(attributes['aria-label'] ?? '')
    ? 'aside'
    : (tag as Region);
}

const isReadOut = ({ attribs }: Element): boolean =>
  attribs['aria-hidden'] !== 'true' && !('hidden' in attribs);

/** The title of a drawing inside an element. */
const titleOfDrawing = ({ children }: ParentNode): string =>
  children
    .filter(isTag)
    .filter(isReadOut)
    .map((child) =>
      child.name === 'title'
        ? DomUtils.textContent(child)
        : titleOfDrawing(child),
    )
    .join(' ');

/** The words that are drawn inside an element. */
const wordsOfDrawing = (node: Element): string =>
  collapseSpaces(
    DomUtils.getElementsByTagName('text', node)
      .map(DomUtils.textContent)
      .join(' '),
  );

/** The name of an element without words, as a screen reader says it. */
function labelOf(node: Element, textAt: (id: string) => string): string {
  const { title, 'aria-label': label, 'aria-labelledby': ids } = node.attribs;
  const named = ids?.split(' ').map(textAt).join(' ').trim();
  return label || named || title || titleOfDrawing(node);
}

/** Reads a page and keeps repeated tags. `resolve` finds where in the site an address leads. */
export function readPage(
  html: string,
  resolve: (href: string) => InternalTarget | undefined = () => undefined,
) {
  const page = {
    titles: [] as string[],
    descriptions: [] as string[],
    canonicals: [] as string[],
    robots: [] as string[],
    headings: [] as { readonly level: number; readonly text: string }[],
    links: [] as PageLink[],
    images: [] as PageImage[],
    /** Runs of visible text, each in one block element. */
    blocks: [] as (PageText & Pick<Place, 'running' | 'quotable'>)[],
    /** Addresses of the files that are fetched with the page. */
    resources: [] as PageAddress[],
    /** Texts of attributes. */
    labels: [] as PageText[],
    /** Texts that a script shows or sends later: data attributes, and the page's data. */
    sent: [] as PageText[],
    /** Dates and times, with their words. */
    times: [] as (PageText & { readonly datetime: string })[],
    /** Texts that a style puts out of sight. */
    concealed: [] as PageText[],
    ids: [] as string[],
    /** Ids by which attributes refer to other elements. */
    references: [] as PageText[],
    /** What ends the head too early: the rest of the head counts as body. */
    headEnder: undefined as string | undefined,
    /** Forms in the main element. */
    forms: 0,
    /** Whether some of the page changes with the database. */
    hasLive: false,
    /**
     * The text that similarity is measured by. Prices, maps, captions and forms repeat for good
     * reasons and are left out.
     */
    running: '',
  };
  const { handler, facts: factsSoFar } = collectPageFacts();
  let block = outside;
  let blockText = '';
  // Neighbouring elements without a space between them, such as two buttons, are two words.
  let afterElement = false;
  let inHead = true;

  /** The head ends at whatever does not belong there, as browsers read it. */
  const endHead = (by: string, outer: Place) => {
    if (inHead && headParents.has(outer.tag) && by !== 'body')
      page.headEnder = by;
    inHead = false;
  };

  const startBlock = (next: Place) => {
    const { tag, region, live, running, quotable } = block;
    const text = collapseSpaces(blockText);
    if (text) page.blocks.push({ tag, region, live, running, quotable, text });
    block = next;
    blockText = '';
  };

  /** Reads everything that an element's attributes say. */
  const readAttributes = (place: Place, attributes: Attributes) => {
    const { tag, region, live } = place;
    const { id, name, property = name, content = '', rel = '' } = attributes;
    const { href = '', sizes, integrity } = attributes;
    const { imagesrcset = '', srcset = imagesrcset } = attributes;
    const fetches = (address: string, from: string, size = sizes) => {
      // Everything after the hash is in the same file.
      const [file = ''] = address.split('#', 1);
      if (file !== '')
        page.resources.push({
          address: file,
          from,
          live,
          sizes: size,
          integrity,
        });
    };
    if (id) page.ids.push(id);
    for (const name of referring)
      for (const text of attributes[name]?.match(/\S+/g) ?? [])
        page.references.push({ tag: `${tag} ${name}`, text, region, live });
    for (const said of saidAttributes) {
      // In an address, words may be encoded.
      const text = decode(attributes[said] ?? '');
      if (text) page.labels.push({ tag: `${tag} ${said}`, text, region, live });
    }
    for (const [of, text] of Object.entries(attributes))
      if (of.startsWith('data-'))
        page.sent.push({ tag: `${tag} ${of}`, text, region, live });
    if (tag === 'meta' && property !== undefined) {
      if (property === 'description') page.descriptions.push(content);
      if (property === 'robots') page.robots.push(content);
      if (cardPicture.test(property)) fetches(content, `meta ${property}`);
    }
    if (tag === 'link' && inHead && /\bcanonical\b/.test(rel))
      page.canonicals.push(href);
    if (tag === 'link' && fetchedLink.test(rel)) fetches(href, `link ${rel}`);
    if (tag === 'img') {
      const { alt, width, height } = attributes;
      page.images.push({
        address: attributes.src ?? '',
        from: 'img src',
        live,
        alt,
        width,
        height,
        region,
        isLazy: attributes.loading === 'lazy',
        isUrgent: attributes.fetchpriority === 'high',
      });
    }
    for (const [, address = '', size] of srcset.matchAll(sizedAddress))
      fetches(address, `${tag} srcset`, size);
    const { [tag]: names = 'src' } = fileAttributes;
    for (const of of names.split(' '))
      fetches(attributes[of] ?? '', `${tag} ${of}`);
    if (tag === 'form' && region === 'main') page.forms += 1;
  };

  const readText = (text: string, place: Place): string => {
    const { running, silent } = place;
    handler.ontext(text);
    if (place.tag === 'head' && text.trim() !== '') endHead('text', place);
    if (running) page.running += text;
    if (silent) return '';
    afterElement = false;
    blockText += text;
    return text;
  };

  /** Keeps an element with its words if it is a date, a heading, a link or hidden by a style. */
  const keepElement = (
    node: Element,
    { tag, region, live, silent }: Place,
    said: string,
  ) => {
    const { href, rel = '', datetime, style = '' } = node.attribs;
    const text = collapseSpaces(said);
    const here = { tag, text, region, live };
    if (datetime !== undefined) page.times.push({ ...here, datetime });
    if (concealing.test(style)) page.concealed.push(here);
    if (/^h[1-6]$/.test(tag) && !silent)
      page.headings.push({ level: Number(tag[1]), text });
    if (tag === 'a' && href !== undefined)
      page.links.push({
        address: href,
        from: 'a href',
        text: text || collapseSpaces(labelOf(node, textAt)),
        shown: text || wordsOfDrawing(node),
        label: node.attribs['aria-label'],
        target: resolve(href),
        rel: rel.toLowerCase(),
        region,
        live,
        silent,
      });
  };

  /** @returns the visible text of an element */
  const readElement = (node: Element, outer: Place): string => {
    const { name: tag } = node;
    const attributes = withKeywords(node.attribs);
    const place = placeIn(tag, attributes, outer);
    if (!headTags.has(tag) && outer.tag !== 'template') endHead(tag, outer);
    const around = block;
    const isBlock = blockElements.has(tag);
    page.hasLive ||= place.live;
    if (isBlock) startBlock(place);
    else if (afterElement) blockText += ' ';
    afterElement = false;
    handler.onopentag(tag, attributes, false);
    readAttributes(place, attributes);
    if (tag === 'title' && !outer.silent)
      page.titles.push(collapseSpaces(DomUtils.textContent(node)));
    const said = readInside(node, place);
    handler.onclosetag(tag, false);
    if (place.running && !inline.has(tag)) page.running += '\n';
    afterElement = tag === 'a' || tag === 'span';
    keepElement(node, place, said);
    if (isBlock) startBlock(around);
    const { alt } = attributes;
    return tag === 'img' && alt && !place.silent ? ` ${alt} ` : said;
  };

  /** @returns the visible text of what is inside an element */
  const readInside = (parent: ParentNode, outer: Place): string =>
    parent.children
      .map((node) => {
        if (isText(node)) return readText(node.data, outer);
        return isTag(node) ? readElement(node, outer) : '';
      })
      .join('');

  const document = parseDocument(html);
  const textAt = (id: string): string => {
    const found = DomUtils.getElementById(id, document);
    return found ? DomUtils.textContent(found) : '';
  };
  readInside(document, outside);
  for (const [, address = ''] of textAt(pageScriptsId).matchAll(/"([^"]+)"/g))
    page.resources.push({ address, from: pageScriptsId, live: false });
  const pageData = textAt(pageDataId);
  page.sent.push(...textsOfPageData(pageData));
  const facts = factsSoFar();
  return {
    ...page,
    /** Placeholders of the page template that were not replaced. */
    marks: html.match(/<!--page-.*?-->/g) ?? [],
    /** Open Graph and Twitter tags by name. */
    social: facts.social,
    /** Whether the document is complete. */
    isWhole: /^\s*<!doctype html>[^]*<\/html>\s*$/i.test(html),
    /** The data that the page hydrates with, as JSON; empty if there is none. */
    pageData,
    facts,
    data: parseStructuredData(facts.jsonLd),
  };
}
