import { isTag, isText, type Element, type ParentNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import {
  blockElements,
  collapseSpaces,
  collectPageFacts,
} from '../../snapshots/page-facts.ts';
import {
  filesIn,
  imageIn,
  labelsIn,
  type PageAddress,
  type PageImage,
  type PageText,
} from './attributes.ts';
import {
  outside,
  placeIn,
  setOf,
  type ElementContext,
  type Placed,
} from './place.ts';
import { parseStructuredData } from './read-structured-data.ts';

/** Where a link inside the site leads. */
export interface InternalTarget {
  readonly path: string;
  /** Without the `#`; empty if there is none. */
  readonly hash: string;
}

export interface LinkOnPage extends Placed, PageAddress {
  /** What it is called: its words, its label, or the title of its drawing. */
  readonly text: string;
  /** Undefined if the link leaves the site. */
  readonly target: InternalTarget | undefined;
}

/** Everything a review needs from a page. */
export type PageReading = ReturnType<typeof readPage>;

const inline = setOf('a abbr b em i span strong time');

/** The name of a link without words, as a screen reader says it. */
function labelOf({ attribs, children }: Element): string {
  const [drawing] = DomUtils.getElementsByTagName('title', children);
  return (
    attribs['aria-label'] ||
    attribs.title ||
    (drawing ? DomUtils.textContent(drawing) : '')
  );
}

/** Reads a page and keeps repeated tags. `resolve` finds where in the site an address leads. */
export function readPage(
  html: string,
  resolve: (href: string) => InternalTarget | undefined = () => undefined,
) {
  const page = {
    headings: [] as { readonly level: number; readonly text: string }[],
    links: [] as LinkOnPage[],
    images: [] as PageImage[],
    /** Runs of visible text, each in one block element. */
    blocks: [] as (PageText & Pick<ElementContext, 'running'>)[],
    /** Addresses of the files that are fetched with the page. */
    resources: [] as PageAddress[],
    /** Texts of attributes. */
    labels: [] as PageText[],
    ids: [] as string[],
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

  const startBlock = (next: ElementContext) => {
    const { tag, region, live, running } = block;
    const text = collapseSpaces(blockText);
    if (text) page.blocks.push({ tag, region, live, running, text });
    block = next;
    blockText = '';
  };

  const readText = (
    text: string,
    { running, silent }: ElementContext,
  ): string => {
    handler.ontext(text);
    if (running) page.running += text;
    if (silent) return '';
    afterElement = false;
    blockText += text;
    return text;
  };

  /** Keeps an element with its words if it is a heading or a link. */
  const keepElement = (
    node: Element,
    { tag, region, live, silent }: ElementContext,
    said: string,
  ) => {
    const text = collapseSpaces(said);
    const { href } = node.attribs;
    if (/^h[1-6]$/.test(tag) && !silent)
      page.headings.push({ level: Number(tag[1]), text });
    if (tag === 'a' && href !== undefined)
      page.links.push({
        address: href,
        from: 'a href',
        text: text || collapseSpaces(labelOf(node)),
        target: resolve(href),
        region,
        live,
      });
  };

  /** @returns the visible text of an element */
  const readElement = (node: Element, outer: ElementContext): string => {
    const { name: tag, attribs } = node;
    const place = placeIn(tag, attribs, outer);
    const around = block;
    const isBlock = blockElements.has(tag);
    if (isBlock) startBlock(place);
    else if (afterElement) blockText += ' ';
    afterElement = false;
    handler.onopentag(tag, attribs, false);
    page.hasLive ||= place.live;
    if (attribs.id) page.ids.push(attribs.id);
    page.labels.push(...labelsIn(attribs, place));
    page.resources.push(...filesIn(attribs, place));
    if (tag === 'img') page.images.push(imageIn(attribs, place));
    if (tag === 'form' && place.region === 'main') page.forms += 1;
    const said = readInside(node, place);
    handler.onclosetag(tag, false);
    if (place.running && !inline.has(tag)) page.running += '\n';
    afterElement = tag === 'a' || tag === 'span';
    keepElement(node, place, said);
    if (isBlock) startBlock(around);
    const { alt } = attribs;
    return tag === 'img' && alt && !place.silent ? ` ${alt} ` : said;
  };

  /** @returns the visible text of what is inside an element */
  const readInside = (parent: ParentNode, outer: ElementContext): string =>
    parent.children
      .map((node) => {
        if (isText(node)) return readText(node.data, outer);
        return isTag(node) ? readElement(node, outer) : '';
      })
      .join('');

  readInside(parseDocument(html), outside);
  const facts = factsSoFar();
  return { ...page, facts, data: parseStructuredData(facts.jsonLd) };
}
