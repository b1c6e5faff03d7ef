export interface Link {
  readonly label: string;
  readonly path: string;
}

/** One row of `site.json`: what a page is, without its generated content. */
export interface PageEntry {
  readonly path: string;
  readonly kind: 'fixed' | 'hub' | 'service';
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string;
  readonly heading: string;
  /** From home to this page, which is last; none on fixed pages. */
  readonly crumbs: readonly Link[];
  /** A fixed page's main text. */
  readonly paragraphs: readonly string[];
  /** File of the generated content, below `content/`. */
  readonly file?: string;
  readonly townLabel?: string;
  readonly serviceName?: string;
  /** A hub's services, or a service page's other services in the same town. */
  readonly services: readonly Link[];
  readonly nearby: readonly Link[];
}

export interface Faq {
  readonly q: string;
  readonly a: string;
}

/** Generated content of a service page. */
export interface ServiceContent {
  readonly bodyHtml: string;
  readonly faqs: readonly Faq[];
  readonly reviews: readonly string[];
}

/** Generated content of a town's hub. */
export interface HubContent {
  readonly bodyHtml: string;
  readonly summaries: Readonly<Record<string, string>>;
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
}

/** All that a page is rendered from. */
export interface PageData {
  readonly entry: PageEntry;
  readonly service?: ServiceContent;
  readonly hub?: HubContent;
}
