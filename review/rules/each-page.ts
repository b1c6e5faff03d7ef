import type { RuleFinding, ReviewPage, ReviewSite } from '../model.ts';

type PageFinding = Omit<RuleFinding, 'path'>;

/** A check that looks at one page at a time. */
export function eachPage(
  check: (page: ReviewPage, site: ReviewSite) => readonly PageFinding[],
): (site: ReviewSite) => RuleFinding[] {
  return (site) => site.pages.flatMap((page) => check(page, site).map((fault) => ({ path: page.path, ...fault })));
}

/** Pages that search engines may show. */
export const indexable = ({ pages }: ReviewSite): ReviewPage[] =>
  pages.filter(({ noIndex, page }) => !noIndex && page.kind !== 'notFound');

/** One fault for each later page whose value an earlier page has already. */
export function repeats(
  pages: readonly ReviewPage[],
  valueOf: (page: ReviewPage) => string | undefined,
): { page: ReviewPage; first: ReviewPage; value: string }[] {
  const holders = new Map<string, ReviewPage>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    if (!value) return [];
    const first = holders.get(value.toLowerCase());
    if (first) return [{ page, first, value }];
    holders.set(value.toLowerCase(), page);
    return [];
  });
}
