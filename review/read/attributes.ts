import { decode } from './decode.ts';
import {
  wordsOf,
  type Attributes,
  type Place,
  type Placed,
  type Region,
} from './place.ts';

/** An address on the page, such as that of a file fetched with it. */
export interface PageAddress extends Pick<Placed, 'live'> {
  readonly address: string;
  /** The tag and attribute, for messages: `img src`. */
  readonly from: string;
  /** The size of an icon, and the hashes of a file, if the tag states them. */
  readonly sizes?: string | undefined;
  readonly integrity?: string | undefined;
}

export interface PageImage extends PageAddress {
  /** A missing attribute is undefined; an empty `alt` marks a decoration. */
  readonly alt: string | undefined;
  readonly width: string | undefined;
  readonly height: string | undefined;
  readonly region: Region;
  /** Whether the browser is told to load it late, or early. */
  readonly isLazy: boolean;
  readonly isUrgent: boolean;
}

/** A text and its element, or, for an attribute's text, element and attribute: `img alt`. */
export interface PageText extends Placed {
  readonly tag: string;
  readonly text: string;
}

/** Attributes that name other elements by their ids. */
const referring = ['aria-labelledby', 'aria-describedby', 'for'];
/** Attributes that are read out, shown or followed. */
const saidAttributes = ['aria-label', 'title', 'placeholder', 'alt', 'href'];
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
const cardPicture = /^(?:og|twitter):image$/;

/** Attributes whose values are keywords, in upper or lower case. */
const keywords = wordsOf('rel name property http-equiv type loading');

/** Returns attributes with keywords in lower case. */
export const withKeywords = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      keywords.has(name) ? value.toLowerCase() : value,
    ]),
  );

/** Returns the texts of those attributes that are read out, shown or followed. */
export const labelsIn = (attributes: Attributes, place: Place): PageText[] =>
  saidAttributes
    // In an address, words may be encoded.
    .map((name) => textIn(name, decode(attributes[name] ?? ''), place))
    .filter(({ text }) => text !== '');

/** Returns the ids by which attributes refer to other elements. */
export const referencesIn = (
  attributes: Attributes,
  place: Place,
): PageText[] =>
  referring.flatMap((name) =>
    (attributes[name]?.match(/\S+/g) ?? []).map((id) =>
      textIn(name, id, place),
    ),
  );

/** Returns the texts of data attributes, which a script may show or send. */
export const dataTextsIn = (attributes: Attributes, place: Place): PageText[] =>
  Object.entries(attributes)
    .filter(([name]) => name.startsWith('data-'))
    .map(([name, text]) => textIn(name, text, place));

const textIn = (
  name: string,
  text: string,
  { tag, region, live }: Place,
): PageText => ({ tag: `${tag} ${name}`, text, region, live });

const pictureName = /([^/\s,]+)-[\da-f]{8}-\d+\.\w+/g;

/** Returns the names that the pack has for the pictures at these addresses. */
export const picturesAt = (addresses: string): string[] =>
  Array.from(addresses.matchAll(pictureName), ([, name = '']) => name);

/** Returns the picture that an `img` shows. */
export const imageIn = (
  { src = '', alt, width, height, loading, fetchpriority }: Attributes,
  { live, region }: Place,
): PageImage => ({
  address: src,
  from: 'img src',
  live,
  alt,
  width,
  height,
  region,
  isLazy: loading === 'lazy',
  isUrgent: fetchpriority === 'high',
});

/** Returns the files that an element makes a browser or a crawler fetch. */
export function filesIn(
  attributes: Attributes,
  { tag, live }: Place,
): PageAddress[] {
  const { name, property = name, content = '' } = attributes;
  const { rel = '', href = '', sizes, integrity } = attributes;
  const { imagesrcset = '', srcset = imagesrcset } = attributes;
  const found: PageAddress[] = [];
  const add = (address: string, from: string, size = sizes) => {
    // What follows the `#` is a place in the same file.
    const [file = ''] = address.split('#', 1);
    if (file !== '')
      found.push({ address: file, from, live, sizes: size, integrity });
  };
  if (tag === 'meta' && property !== undefined && cardPicture.test(property))
    add(content, `meta ${property}`);
  if (tag === 'link' && fetchedLink.test(rel)) add(href, `link ${rel}`);
  for (const [, address = '', size] of srcset.matchAll(sizedAddress))
    add(address, `${tag} srcset`, size);
  const { [tag]: names = 'src' } = fileAttributes;
  for (const each of names.split(' '))
    add(attributes[each] ?? '', `${tag} ${each}`);
  return found;
}
