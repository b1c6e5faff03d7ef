import type { ManifestFormat } from '../../../snapshots/manifest-file.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { contentFolder, dist, nameOf, publicFolder } from '../../places.ts';
import { snapshotFile, pages } from '../../../src/domain/routes.ts';
import type { NextSite } from './next-site.ts';

interface AheadOptions {
  readonly site: NextSite;
  readonly cache: BuildCache;
  readonly format: ManifestFormat;
}

/**
 * Does for all pages what a small change leaves as it is: their files and their content are put into the next site, and the
 * manifest is formed. Done while the content is made, it costs no time.
 */
export function workAhead({ site, cache, format }: AheadOptions): void {
  const start = `${nameOf(dist)}/`;
  const content = `${start}${nameOf(contentFolder).slice(nameOf(publicFolder).length + 1)}/`;
  const made = Object.keys(cache.productsOf('site')).filter((name) => name.startsWith(content));
  site.keepAhead([...pages.map(snapshotFile), ...made.map((name) => name.slice(start.length))]);
  const earlier = Object.values(cache.site().pages).map(({ entry }) => entry);
  format({ site: { robots: [], notInSitemap: [], headers: [], redirects: [] }, pages: earlier });
}
