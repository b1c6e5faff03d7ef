import unpublished from '#site/unpublished.generated.json' with { type: 'json' };

const hidden: ReadonlySet<string> = new Set(unpublished);

/**
 * Whether the page at `path` is to be found: named in the site map, linked from other pages, described in structured data.
 * A profile's `"publish": false` takes it out; the list is made from the profiles before the site is bundled.
 */
export function isPublished(path: string): boolean {
  return !hidden.has(path);
}

/** The links that lead to published pages. */
export function publishedLinks<Link extends { readonly to: string }>(
  links: readonly Link[],
): Link[] {
  return links.filter(({ to }) => isPublished(to));
}
