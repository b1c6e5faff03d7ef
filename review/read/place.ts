export type Landmark = 'header' | 'footer' | 'nav' | 'main' | 'aside' | 'body';

/** Where something is on the page. */
export interface Placed {
  readonly region: Landmark;
  /** Whether it is inside an element that changes with the database. */
  readonly live: boolean;
}

export type Attributes = Readonly<Record<string, string>>;

/** Makes a set of the words in a text. */
export const setOf = (names: string) => new Set(names.split(' '));
const silentTags = setOf('script style svg noscript template title');
const regionTags = setOf('header footer nav main aside');
/** Elements whose text explains or serves the running text, or is no text at all. */
const besideText = setOf(
  'header aside nav figure table form dialog script style template svg',
);

/** An element, with what its surroundings mean for its contents. */
export interface ElementContext extends Placed {
  readonly tag: string;
  readonly silent: boolean;
  /** Whether the element is running text: in the main element, and in none of `besideText`. */
  readonly running: boolean;
}

export const outside: ElementContext = {
  tag: 'body',
  region: 'body',
  silent: false,
  live: false,
  running: false,
};

/** Returns the place of what is inside an element. */
export const placeIn = (
  tag: string,
  attributes: Attributes,
  outer: ElementContext,
): ElementContext => ({
  tag,
  region: regionOf(tag, attributes, outer.region),
  silent:
    outer.silent ||
    silentTags.has(tag) ||
    attributes['aria-hidden'] === 'true' ||
    'hidden' in attributes,
  live: outer.live || 'data-live' in attributes,
  running: (outer.running || tag === 'main') && !besideText.has(tag),
});

/** A breadcrumb belongs to its page, unlike the other navigation around it. */
function regionOf(
  tag: string,
  attributes: Attributes,
  outer: Landmark,
): Landmark {
  if (outer !== 'body' || !regionTags.has(tag)) return outer;
  return tag === 'nav' && /breadcrumb/i.test(attributes['aria-label'] ?? '')
    ? 'aside'
    : (tag as Landmark);
}
