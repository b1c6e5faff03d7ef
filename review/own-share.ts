import type { ReviewPage, ReviewSite } from './model.ts';

/** Share of a page's running text that lies in five-word runs of no other page, from 0 to 1. */
export function ownShare({ path }: ReviewPage, { similarity }: ReviewSite): number {
  return similarity.pages[path]?.ownShare ?? 0;
}
