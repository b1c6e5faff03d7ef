import { crawlerFacts } from '../../server/crawler-facts.ts';
import { formatManifest, type ManifestFiles } from '../../snapshots/manifest-file.ts';
import { manifestSite } from '../../snapshots/manifest.ts';
import type { ReviewSite, SiteState } from '../types.ts';

/** The state of the captured site, and the files that say it. */
export function currentState({ captured, pages, siteUrl }: ReviewSite): { state: SiteState; files: ManifestFiles } {
  const { robotsTxt = '', sitemap = '' } = captured;
  const paths = pages.map(({ path }) => path);
  const manifest = {
    site: manifestSite({ ...crawlerFacts(), robotsTxt, sitemap, siteUrl, paths }),
    pages: pages.flatMap(({ entry }) => entry ?? []),
  };
  return { files: formatManifest(manifest), state: { from: 'the built site', manifest } };
}
