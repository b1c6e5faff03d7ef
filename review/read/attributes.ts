import { decode } from './decode.ts';
import type { Attributes, ElementContext, Placed } from './place.ts';

/** An address on the page, such as that of a file fetched with it. */
export interface PageAddress extends Pick<Placed, 'live'> {
  readonly address: string;
  /** The tag and attribute, for messages: `img src`. */
  readonly from: string;
}

export interface PageImage extends PageAddress {
  /** A missing attribute is undefined; an empty `alt` marks a decoration. */
  readonly alt: string | undefined;
  readonly width: string | undefined;
  readonly height: string | undefined;
}

/** A text and its element, or, for an attribute's text, element and attribute: `img alt`. */
export interface PageText extends Placed {
  readonly tag: string;
  readonly text: string;
}

/** Attributes that are read out, shown or followed. */
const saidAttributes = ['aria-label', 'title', 'placeholder', 'alt', 'href'];

/** Returns the texts of an element's alt, title, aria-label, placeholder and href. */
export const labelsIn = (
  attributes: Attributes,
  { tag, region, live }: ElementContext,
): PageText[] =>
  saidAttributes
    .filter((name) => attributes[name])
    .map((name) => ({
      tag: `${tag} ${name}`,
      // In an address, words may be encoded.
      text: decode(attributes[name] ?? ''),
      region,
      live,
    }));

/** Returns the picture that an `img` shows. */
export const imageIn = (
  { src = '', alt, width, height }: Attributes,
  { live }: ElementContext,
): PageImage => ({ address: src, from: 'img src', live, alt, width, height });

/** An address in a `srcset`, which may contain commas, without its size. */
const sizedAddress = /([^\s,]\S*[^\s,])(?:\s+[\d.]+[wx])?/g;
const fetchedLink = /\b(?:stylesheet|icon|preload|modulepreload|manifest)\b/;
const cardPicture = /^(?:og|twitter):image$/;

/** Returns the files that an element makes a browser or a crawler fetch. */
export function filesIn(
  attributes: Attributes,
  { tag, live }: ElementContext,
): PageAddress[] {
  const { name = '', property = name, content } = attributes;
  const { rel = '', href, src, poster, srcset = '' } = attributes;
  const found: PageAddress[] = [];
  const add = (from: string, address = '') => {
    if (address !== '') found.push({ address, from: `${tag} ${from}`, live });
  };
  if (cardPicture.test(property)) add(property, content);
  if (tag === 'link' && fetchedLink.test(rel)) add(rel, href);
  add('src', src);
  add('poster', poster);
  for (const [, address] of srcset.matchAll(sizedAddress))
    add('srcset', address);
  return found;
}
