import { compareStates } from './compare-states.ts';
import type { SiteState } from './site-state.ts';

/** Paths of the pages that search engines should look at again: those that came, went or changed, as far as they may be or were listed. */
export function changedAddresses(before: SiteState, after: SiteState): string[] {
  const listed = new Set(
    [before, after].flatMap(({ manifest }) =>
      manifest.pages.filter(({ robots }) => !/\bnoindex\b/.test(robots)).map(({ path }) => path),
    ),
  );
  return [...new Set(compareStates(before, after).map(({ path }) => path))].filter((path) => listed.has(path));
}
