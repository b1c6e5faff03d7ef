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
  /**
   * Running text of the main element: what likeness is measured by. Prices, maps, years, pictures with their captions and forms
   * are the same on many pages for good reasons.
   */
  readonly running: string;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };
/** A reading while its page is read. */
export type Draft = Writable<Omit<PageReading, 'social'>> & { social: Record<string, string> };
export type Attributes = Readonly<Record<string, string>>;

export function emptyReading(): Draft {
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
    running: '',
  };
}
