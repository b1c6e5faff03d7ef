import { fixedPage } from './page-table.ts';
import type { Page } from './pages.ts';
import unpublished from '#site/unpublished.generated.json' with { type: 'json' };

const hidden: ReadonlySet<string> = new Set(unpublished);

/**
 * Whether the page at `path` appears in the sitemap, links and structured data. `"publish": false`
 * in a profile hides a page; the build lists hidden pages before it bundles.
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

/** Whether crawlers may index a page. */
export function isListed(page: Page): boolean {
  if (page.kind === 'notFound' || !isPublished(page.path)) return false;
  return page.kind !== 'fixed' || !fixedPage(page.id).noIndex;
}
