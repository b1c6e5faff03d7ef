import { ensure } from '../../../src/domain/ensure.ts';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { publishedHostFiles } from '../../../server/hosts/host-files.ts';
import { buildRobots, buildSitemap } from '../../../snapshots/sitemap.ts';
import type { Environment } from '../../../src/domain/environment.ts';
import type { ManifestEntry } from '../../../src/domain/manifest.ts';
import { webManifest } from '../../brand/brand-files.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { listFiles } from '../../files/list-files.ts';
import { bundleFolder, cardCache, nameOf, packPublicFolder, pictureCache, publicFolder, root } from '../../places.ts';
import { cardAddress } from '../cards/card-file.ts';
import { licenceNotices, licencesFile } from './licence-notices.ts';
import type { NextSite } from './next-site.ts';

interface PublicFilesOptions {
  readonly site: NextSite;
  readonly cache: BuildCache;
  /** Files of `public/` that say more in the site, by path. */
  readonly written: ReadonlyMap<string, string>;
}

/** Puts `public/` and the pack's own files into the site. Between files the browser is answered, which works at the same time. */
export async function placePublicFiles({ site, cache, written }: PublicFilesOptions): Promise<void> {
  for (const folder of [publicFolder, packPublicFolder]) {
    for (const file of listFiles(folder, ['.'])) {
      await setImmediate();
      const text = written.get(file);
      if (text !== undefined) {
        site.write(file, text);
        continue;
      }
      const source = join(folder, file);
      site.place(file, source, ensure(cache.hashOf(nameOf(source)), source));
    }
  }
}

/** Puts what other stages made into the site: scripts and styles, pictures, cards. */
export function placeProducts(site: NextSite, cache: BuildCache): void {
  const placeFrom = (stage: string, folder: string, addressOf: (file: string) => string) => {
    const start = `${nameOf(folder)}/`;
    for (const [name, hash] of Object.entries(cache.productsOf(stage))) {
      if (name.startsWith(start)) site.place(addressOf(name.slice(start.length)), join(root, name), hash);
    }
  };
  placeFrom('bundle', join(bundleFolder, 'assets'), (file) => `assets/${file}`);
  placeFrom('pictures', pictureCache, (file) => `pictures/${file}`);
  placeFrom('cards', cardCache, cardAddress);
}

/** Writes what no other stage makes: the site map, the licences of what visitors are sent, and the files that hosts read. */
export function writeSiteFiles(site: NextSite, environment: Environment, entries: readonly ManifestEntry[]): void {
  site.write('site.webmanifest', webManifest());
  site.write('sitemap.xml', buildSitemap(environment.siteUrl, entries));
  site.write('robots.txt', buildRobots(environment.siteUrl));
  site.write(licencesFile, licenceNotices());
  for (const { name, text } of publishedHostFiles(environment)) site.write(name, text);
}
