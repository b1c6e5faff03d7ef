import { isTag, isText, type Element, type ParentNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import {
  blockElements,
  collapseSpaces,
  collectPageFacts,
} from '../../snapshots/page-facts.ts';
import { pageDataId, pageScriptsId } from '../../src/domain/rendering.ts';
import {
  dataTextsIn,
  filesIn,
  imageIn,
  labelsIn,
  picturesAt,
  referencesIn,
  withKeywords,
  type PageAddress,
  type PageImage,
  type PageText,
} from './attributes.ts';
import {
  outside,
  placeIn,
  wordsOf,
  type Attributes,
  type Place,
  type Placed,
} from './place.ts';
import { parseStructuredData, textsOfPageData } from './structured-data.ts';

/** Where a link inside the site leads. */
export interface InternalTarget {
  readonly path: string;
  /** Without the `#`; empty if there is none. */
  readonly hash: string;
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

/** Everything a review needs from a page. */
export type PageReading = ReturnType<typeof readPage>;

const inline = wordsOf('a abbr b em i span strong time');
/** Styles of an element that no visitor sees. Other negative offsets are layout. */
const concealing =
  /(?<![\w-])(?:left|top|text-indent):\s*-\d{3,}|font-size:\s*0(?!\.)|display:\s*none|visibility:\s*hidden/i;
/** Elements of a head, and those that hold them. */
const headTags = wordsOf(
  'html head base link meta title noscript script style template',
);
const headParents = wordsOf('head noscript');

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

/** Returns the names of the pictures that an element may show. */
const picturesIn = (node: Element): string[] =>
  node.children
    .filter(isTag)
    .flatMap(({ attribs: { src = '', srcset = '' } }) =>
      picturesAt(`${src} ${srcset}`),
    );

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

function parentsOf({ parent }: Element): Element[] {
  return parent && isTag(parent) ? [parent, ...parentsOf(parent)] : [];
}

/** Inputs that are named by their value. */
const namedByValue = /^(?:button|reset|submit)$/;

/** Whether a control has a name, other than by a label elsewhere. */
function isNamed(
  node: Element,
  text: string,
  textAt: (id: string) => string,
): boolean {
  const { type = '', value, alt = '' } = node.attribs;
  const words = node.name === 'button' ? text : alt;
  const isInput = node.name === 'input';
  return (
    (words || labelOf(node, textAt)) !== '' ||
    (isInput && type === 'hidden') ||
    (isInput && namedByValue.test(type) && value !== '') ||
    parentsOf(node).some(({ name }) => name === 'label')
  );
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
    /** Fields and buttons that are read out without a name. */
    unnamed: [] as (PageText & { readonly id: string | undefined })[],
    /** The pictures that each `picture` may show. */
    sets: [] as (readonly string[])[],
    /** Forms in the main element. */
    forms: 0,
    /** Whether some of the page changes with the database. */
    hasLive: false,
    /**
     * The text that similarity is measured by. Prices, maps, captions and forms do not count, since
     * they repeat for good reasons.
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
  const readAttributes = (attributes: Attributes, place: Place) => {
    const { tag, region } = place;
    const { id, name, property = name, content = '' } = attributes;
    const { rel = '', href = '' } = attributes;
    if (id) page.ids.push(id);
    page.references.push(...referencesIn(attributes, place));
    page.labels.push(...labelsIn(attributes, place));
    page.sent.push(...dataTextsIn(attributes, place));
    page.resources.push(...filesIn(attributes, place));
    if (tag === 'meta' && property === 'description')
      page.descriptions.push(content);
    if (tag === 'meta' && property === 'robots') page.robots.push(content);
    if (tag === 'link' && inHead && /\bcanonical\b/.test(rel))
      page.canonicals.push(href);
    if (tag === 'img') page.images.push(imageIn(attributes, place));
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
    const { href, rel = '', datetime, style = '', id } = node.attribs;
    const text = collapseSpaces(said);
    const isControl = /^(?:button|input|select|textarea)$/.test(tag);
    if (isControl && !silent && !isNamed(node, text, textAt))
      page.unnamed.push({
        tag,
        text: node.attribs.name ?? '',
        region,
        live,
        id,
      });
    if (tag === 'picture') page.sets.push(picturesIn(node));
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
    readAttributes(attributes, place);
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
    isWhole: /^\s*<!doctype html>[^]*<!--[^]*<\/html>\s*$/i.test(html),
    /** The data that the page hydrates with, as JSON; empty if there is none. */
    pageData,
    facts,
    data: parseStructuredData(facts.jsonLd),
  };
}
