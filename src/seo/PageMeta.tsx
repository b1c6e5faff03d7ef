import { config } from '../config.ts';
import { business } from '#site/business.ts';
import { socialImageOf, socialSize } from '../domain/pictures/social-images.ts';
import type { PictureName } from '#site/words/picture-texts.ts';
import { webPageNode } from './page-nodes.ts';
import type { JsonLdNode } from './structured-data.ts';

export interface PageMetaProps {
  readonly title: string;
  /** Ends the title after a bar; null where the title is whole. */
  readonly brand?: string | null;
  readonly description: string;
  /** Path of the page; its canonical address is made from it. */
  readonly path: string;
  readonly noIndex?: boolean;
  /** The page's main photograph. */
  readonly picture?: PictureName;
  /** Nodes of the page's one JSON-LD graph, beside that of the page itself. A page that is not indexed has no graph. */
  readonly structuredData?: readonly JsonLdNode[];
}

/** The page's head: React lifts these tags into the document's head and takes them away with the page. */
export function PageMeta({
  title: ownTitle,
  brand = business.shortName,
  description,
  path,
  noIndex = false,
  picture,
  structuredData = [],
}: PageMetaProps) {
  const title = brand === null ? ownTitle : `${ownTitle} | ${brand}`;
  const canonical = config.siteUrl + path;
  const card = socialImageOf(path);
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
        <JsonLd nodes={[webPageNode(path, picture), ...structuredData]} />
      )}
    </>
  );
}

function JsonLd({ nodes }: { readonly nodes: readonly JsonLdNode[] }) {
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': nodes,
  });
  // The only raw HTML of the head: JSON of our own making, with "<" escaped so that it cannot end the block.
  const html = json.replaceAll('<', '\\u003c');
  // Another text is another element: trusted types forbid to write into one that stands.
  return (
    <script
      key={html}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
