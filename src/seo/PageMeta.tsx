import { config } from '../config.ts';
import { isUnlisted } from '../../core/domain/page-table.ts';
import { business } from '#site/business.ts';
import {
  socialImageOf,
  socialSize,
} from '../../core/domain/pictures/social-images.ts';
import type { Pair } from '../../core/domain/pictures/describe-pair.ts';
import { webPageNode, type JsonLdNode } from './structured-data.ts';

export interface PageMetaProps {
  readonly title: string;
  /** Follows the title after a vertical bar; null for none. */
  readonly brand?: string | null;
  readonly description: string;
  /** Path of the canonical URL. */
  readonly path: string;
  /** Asks crawlers not to index the page; defaults to what the page table says. */
  readonly noIndex?: boolean;
  /** The page's main photograph. */
  readonly pair?: Pair | undefined;
  /** Further nodes of the page's JSON-LD graph. Unused with `noIndex`. */
  readonly structuredData?: readonly JsonLdNode[];
}

/** The page's head tags. React moves them into the head and removes them with the page. */
export function PageMeta({
  title: ownTitle,
  brand = business.shortName,
  description,
  path,
  noIndex = isUnlisted(path),
  pair,
  structuredData = [],
}: PageMetaProps) {
  const title = brand === null ? ownTitle : `${ownTitle} | ${brand}`;
  const canonical = config.siteUrl + path;
  const card = socialImageOf(path);
  // Escaped, so that no text can end the script element.
  const graph = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [webPageNode(path, pair), ...structuredData],
  }).replaceAll('<', '\\u003c');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta
        name="robots"
        content={
          noIndex ? 'noindex, follow' : 'index, follow, max-image-preview:large'
        }
      />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={config.siteUrl + card.address} />
      <meta property="og:image:width" content={String(socialSize.width)} />
      <meta property="og:image:height" content={String(socialSize.height)} />
      <meta
        property="og:image:alt"
        content={`${card.title}, ${business.name}`}
      />
      <meta name="twitter:card" content="summary_large_image" />
      {!noIndex && (
        // Keyed by its text: trusted types forbid changing the text of a script element.
        <script
          key={graph}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: graph }}
        />
      )}
    </>
  );
}
