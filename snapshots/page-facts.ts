import { Parser, type Handler } from 'htmlparser2';
import type { Heading, Picture } from './manifest-entry.ts';
import { buildMetaName } from '../core/domain/rendering.ts';

/** What a crawler reads from a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /**
   * Other head tags that crawlers read, by name, such as `googlebot` or `alternate`, and the page's
   * language.
   */
  readonly head: Readonly<Record<string, string>>;
  /**
   * Text of the main element, a line for each block, without parts that change with the database.
   */
  readonly mainText: string;
  /** Paths of links to other pages of the site, sorted and unique, without fragment or query. */
  readonly links: readonly string[];
  readonly headings: readonly Heading[];
  readonly images: readonly Picture[];
  /** Open Graph and Twitter tags by name. */
  readonly social: Readonly<Record<string, string>>;
  /** Texts of the JSON-LD blocks. */
  readonly jsonLd: readonly string[];
}

/** Elements whose start and end break a line of text. */
export const blockElements: ReadonlySet<string> = new Set(
  [
    'address article aside blockquote br button caption dd details dialog div dl dt fieldset',
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header label legend li main nav ol option p',
    'section small summary table td th tr ul',
  ].flatMap((names) => names.split(' ')),
);
/** Matches links to files that the page loads, which say nothing about its content. */
const fileLink =
  /\b(?:stylesheet|icon|preload|modulepreload|preconnect|manifest)\b/;
/** Elements whose contents are not text of the page. */
const silent = new Set(['script', 'style', 'svg', 'template']);

const live = 'data-live';

type Attributes = Readonly<Record<string, string | undefined>>;

/** Reads a page's facts in one pass over its HTML. */
export function readPageFacts(html: string): PageFacts {
  const { handler, facts } = collectPageFacts();
  new Parser(handler).end(html);
  return facts();
}

/** The parser's events that a collector of facts handles, in the order of the page's HTML. */
type FactsHandler = Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>;

/** Makes a parser's handler that collects a page's facts. */
export function collectPageFacts(): {
  readonly handler: FactsHandler;
  readonly facts: () => PageFacts;
} {
  const facts = { title: '', description: '', canonical: '', robots: '' };
  const head: Record<string, string> = {};
  const links = new Set<string>();
  const headings: Heading[] = [];
  const images: Picture[] = [];
  const social: Record<string, string> = {};
  const jsonLd: string[] = [];
  let text = '';
  let heading: string | undefined;
  let data: string | undefined;
  // Adjacent links or spans without a space between them are two words.
  let afterInline = false;
  // Number of open elements of each kind. `hidden` and `live` also count the elements inside.
  const depth = {
    silent: 0,
    hidden: 0,
    live: 0,
    title: 0,
    main: 0,
    noscript: 0,
  };

  /** Adds a tag's content. A repeated tag keeps all its values. */
  const addTo = (
    said: Record<string, string>,
    name: string,
    content: string,
  ) => {
    said[name] = said[name] ? `${said[name]}, ${content}` : content;
  };
  const readMeta = ({
    'http-equiv': header,
    charset,
    name = header,
    property = name,
    content = '',
  }: Attributes) => {
    if (charset !== undefined) addTo(head, 'charset', charset);
    // The build's id says nothing about the page.
    if (property === undefined || property === buildMetaName) return;
    const tag = property.toLowerCase();
    if (tag === 'description') facts.description = content;
    else if (tag === 'robots') addTo(facts, 'robots', content);
    else if (/^(?:og|twitter):/.test(tag)) social[tag] = content;
    else addTo(head, tag, content);
  };
  const readLink = ({ rel = '', href = '', hreflang }: Attributes) => {
    if (rel === 'canonical' && facts.canonical === '') facts.canonical = href;
    else if (!fileLink.test(rel))
      addTo(head, [rel, hreflang].filter(Boolean).join(' '), href);
  };
  const readBody = (
    name: string,
    { src = '', alt = '', href = '' }: Attributes,
  ) => {
    if (depth.noscript === 0 && name === 'img')
      images.push({ address: src, alt });
    if (name === 'a' && href.startsWith('/')) links.add(pathOf(href));
  };

  const handler: FactsHandler = {
    onopentag(name, attributes) {
      if (blockElements.has(name)) text += '\n';
      else if (afterInline) text += ' ';
      afterInline = false;
      if (name === 'script' && attributes.type === 'application/ld+json')
        data = '';
      if (silent.has(name)) depth.silent += 1;
      if (depth.silent > 0) return;
      if (isCounted(name)) depth[name] += 1;
      if (depth.hidden > 0 || attributes['aria-hidden'] === 'true')
        depth.hidden += 1;
      if (depth.live > 0 || live in attributes) depth.live += 1;
      if (name === 'html' && attributes.lang) head.lang = attributes.lang;
      if (name === 'meta') readMeta(attributes);
      if (name === 'link') readLink(attributes);
      if (depth.live > 0) return;
      if (name === 'a' || name === 'img') readBody(name, attributes);
      else if (isHeading(name) && depth.noscript === 0) heading = '';
    },
    ontext(part) {
      if (data !== undefined) data += part;
      if (depth.silent > 0) return;
      afterInline = false;
      if (depth.title > 0) facts.title += part;
      else if (
        depth.main > 0 &&
        depth.live + depth.hidden + depth.noscript === 0
      )
        text += part;
      if (heading !== undefined) heading += part;
    },
    onclosetag(name) {
      if (blockElements.has(name)) text += '\n';
      afterInline = name === 'a' || name === 'span';
      if (name === 'script' && data !== undefined) {
        jsonLd.push(data);
        data = undefined;
      }
      if (silent.has(name)) depth.silent -= 1;
      if (depth.silent > 0 || silent.has(name)) return;
      if (isCounted(name)) depth[name] -= 1;
      if (depth.hidden > 0) depth.hidden -= 1;
      if (depth.live > 0) depth.live -= 1;
      if (heading !== undefined && isHeading(name)) {
        headings.push({
          level: Number(name[1]),
          text: collapseSpaces(heading),
        });
        heading = undefined;
      }
    },
  };
  return {
    handler,
    facts: () => {
      const mainText = text
        .split('\n')
        .map(collapseSpaces)
        .filter(Boolean)
        .join('\n');
      return {
        ...facts,
        head,
        mainText,
        links: [...links].sort(),
        headings,
        images,
        social,
        jsonLd,
      };
    },
  };
}

const pathOf = (address: string) =>
  /[#?]/.test(address) ? address.replace(/[#?].*$/, '') : address;

const isCounted = (name: string) =>
  name === 'title' || name === 'main' || name === 'noscript';

const isHeading = (name: string) => /^h[1-6]$/.test(name);

/**
 * Returns a text with each run of white space as one space. Most runs are single spaces, which the
 * pattern skips.
 */
export const collapseSpaces = (text: string) =>
  text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
