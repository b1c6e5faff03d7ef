import unpublished from '#site/unpublished.generated.json' with { type: 'json' };

const hidden: ReadonlySet<string> = new Set(unpublished);

/**
 * Whether the page at `path` is in the sitemap, in links and in structured data. A profile's
 * `"publish": false` hides a page; a build lists hidden pages before it bundles.
 */
export function isPublished(path: string): boolean {
  return !hidden.has(path);
}

/** Drops links to pages that are not published. */
export function publishedLinks<Link extends { readonly to: string }>(
  links: readonly Link[],
): Link[] {
  return links.filter(({ to }) => isPublished(to));
}
