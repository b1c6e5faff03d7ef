import type { ReviewPage, ReviewSite } from './model.ts';

/** Share of a page's words that stand in no five-word run of another town's page, from 0 to 1. */
export function ownShare({ path, words }: ReviewPage, { similarity }: ReviewSite): number {
  const own = similarity.pages[path]?.ownWords ?? 0;
  return words === 0 ? 0 : Math.min(1, own / words);
}
