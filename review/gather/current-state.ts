import { readPageFacts } from '../../snapshots/page-facts.ts';
import { crawlerFacts } from '../../server/crawler-facts.ts';
import { formatManifest, type ManifestFiles } from '../../snapshots/manifest-file.ts';
import { manifestEntry, manifestSite } from '../../snapshots/manifest.ts';
import type { ReviewSite, SiteState } from '../types.ts';

/** The state of the captured site, and the files that say it. */
export function currentState({ captured, pages, siteUrl }: ReviewSite): { state: SiteState; files: ManifestFiles } {
  const manifest = {
    site: manifestSite({
      ...crawlerFacts(),
      robotsTxt: captured.robotsTxt ?? '',
      sitemap: captured.sitemap ?? '',
      siteUrl,
      paths: pages.map(({ path }) => path),
    }),
    pages: pages.map(({ path, html }) => manifestEntry(path, readPageFacts(html))),
  };
  return { files: formatManifest(manifest), state: { from: 'the built site', manifest } };
}
