import { readPageFacts } from '../../snapshots/page-facts.ts';
import { crawlerFacts } from '../../server/crawler-facts.ts';
import { formatManifest, parseManifest, type ManifestFiles } from '../../snapshots/manifest-file.ts';
import { manifestEntry, manifestSite } from '../../snapshots/manifest.ts';
import { restoreLines } from '../../snapshots/page-lines.ts';
import type { SiteState } from '../types.ts';
import type { ReviewSite } from '../types.ts';

/** The state of the captured site: as its manifest says it, with the words of every page whole. */
export function currentState({ captured, pages, siteUrl }: ReviewSite): { state: SiteState; files: ManifestFiles } {
  const site = manifestSite({
    ...crawlerFacts(),
    robotsTxt: captured.robotsTxt ?? '',
    sitemap: captured.sitemap ?? '',
    siteUrl,
    paths: pages.map(({ path }) => path),
  });
  const files = formatManifest({
    site,
    pages: pages.map(({ path, html }) => manifestEntry({ path, facts: readPageFacts(html) })),
  });
  const from = 'the built site';
  return {
    files,
    // Through the files, so that both states have been read in the same way.
    state: { from, manifest: parseManifest(files, from), linesOf: ({ beside }) => restoreLines([], beside) },
  };
}
